import type { BarcodeDetector as Detector } from 'barcode-detector/pure'

/** `refused` by the person, `none` there, or a browser that reads no codes (its own camera does, then). */
export type CameraTrouble = 'refused' | 'none' | 'detector'

interface Reading {
  onReady: () => void
  onTrouble: (trouble: CameraTrouble) => void
  /** Answers true when the code was taken: reading ends. */
  onCode: (text: string) => boolean
}

/**
 * The browser's own detector or none: the one that could be loaded instead is a WebAssembly program, for which
 * the page's policy would have to be loosened.
 */
const openDetector = async (): Promise<Detector | null> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: typeof Detector }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  return BarcodeDetector && formats?.some((format) => format === 'qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : null
}

const lookEvery = 200

/** Shows the camera in the video and reads what it sees; answers with how to stop. */
export function readCodes(video: HTMLVideoElement, { onReady, onTrouble, onCode }: Reading): () => void {
  let stopped = false
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    stopped = true
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const look = async (detector: Detector) => {
    const codes = await detector.detect(video).catch(() => [])
    if (stopped) return
    if (codes.some(({ rawValue }) => onCode(rawValue))) return stop()
    timer = setTimeout(() => void look(detector), lookEvery)
  }
  const start = async () => {
    const detector = await openDetector()
    if (stopped) return
    if (!detector || !navigator.mediaDevices) return onTrouble('detector')
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    if (stopped) return stop()
    video.srcObject = stream
    await video.play()
    onReady()
    await look(detector)
  }
  start().catch((error: unknown) => {
    if (stopped) return
    stop()
    onTrouble(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none')
  })
  return stop
}
