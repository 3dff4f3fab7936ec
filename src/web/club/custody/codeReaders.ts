import type { BarcodeDetector as Detector } from 'barcode-detector/pure'

export interface CodeReader {
  /** The texts of the QR codes in the current frame. Rejects when this browser cannot decode codes at all. */
  read(video: HTMLVideoElement): Promise<string[]>
  close(): void
}

/** The browser's BarcodeDetector, or else a WebAssembly decoder, which is loaded only then. */
export const openCodeReader = async (): Promise<CodeReader> => (await openBrowserReader()) ?? openWorkerReader()

async function openBrowserReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: typeof Detector }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || !formats?.some((format) => format === 'qr_code')) return null
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  const read = (video: HTMLVideoElement) =>
    detector.detect(video).then(
      (codes) => codes.map(({ rawValue }) => rawValue),
      // detect() rejects until the video has its first frame.
      () => [],
    )
  return { read, close() {} }
}

/** Frames are scaled down to this many pixels: a label fills much of the frame, and more pixels only take longer. */
const longestSide = 960

/** Decodes in a worker: the pages' security policy forbids WebAssembly, and the video does not freeze meanwhile. */
function openWorkerReader(): CodeReader {
  const worker = new Worker(new URL('./readCodes.worker.ts', import.meta.url))
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  let broken = false
  let fail = () => {}
  // The worker's file can fail to load before the first frame is read.
  worker.onerror = () => {
    broken = true
    fail()
  }
  const nextResult = () =>
    new Promise<string[]>((resolve, reject) => {
      fail = () => reject(new Error('This browser cannot decode QR codes'))
      worker.onmessage = ({ data }: MessageEvent<string[] | null>) => (data ? resolve(data) : fail())
      if (broken) fail()
    })
  return {
    async read(video) {
      const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight))
      canvas.width = Math.round(video.videoWidth * scale)
      canvas.height = Math.round(video.videoHeight * scale)
      if (!context || !canvas.width || !canvas.height) return []
      context.drawImage(video, 0, 0, canvas.width, canvas.height)
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
      const result = nextResult()
      worker.postMessage(new ImageData(data, width, height), [data.buffer])
      return result
    },
    close: () => worker.terminate(),
  }
}
