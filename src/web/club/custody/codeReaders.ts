import type { BarcodeDetector as Detector } from 'barcode-detector/pure'

export interface CodeReader {
  /** What the QR codes in the picture say; throws when this browser turns out to read none. */
  read(video: HTMLVideoElement): Promise<string[]>
  close(): void
}

/** The browser's own, or else ours, which is loaded only then. */
export const openCodeReader = async (): Promise<CodeReader> => (await browsersOwn()) ?? openWorker()

async function browsersOwn(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: typeof Detector }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (!BarcodeDetector || !formats?.some((format) => format === 'qr_code')) return null
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  const read = (video: HTMLVideoElement) =>
    detector.detect(video).then(
      (codes) => codes.map(({ rawValue }) => rawValue),
      // A picture that is not there yet.
      () => [],
    )
  return { read, close() {} }
}

/** A label fills a good part of the picture: more than this only takes longer. */
const longestSide = 960

/** In a worker: it may run WebAssembly, which no page of ours may, and the picture keeps moving meanwhile. */
function openWorker(): CodeReader {
  const worker = new Worker(new URL('./readCodes.worker.ts', import.meta.url))
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  let broken = false
  let fail = () => {}
  // Its file may be lost before the first picture is there.
  worker.onerror = () => {
    broken = true
    fail()
  }
  const answer = () =>
    new Promise<string[]>((resolve, reject) => {
      fail = () => reject(new Error('no codes can be read here'))
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
      const answered = answer()
      worker.postMessage(new ImageData(data, width, height), [data.buffer])
      return answered
    },
    close: () => worker.terminate(),
  }
}
