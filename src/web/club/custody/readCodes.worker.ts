import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/pure'
import program from 'zxing-wasm/reader/zxing_reader.wasm?url'

// The library would fetch it from somebody else's server.
prepareZXingModule({ overrides: { locateFile: () => program } })
const detector = new BarcodeDetector({ formats: ['qr_code'] })

/** A picture comes in; what its QR codes say goes out, or null when this browser cannot run the program. */
addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  detector.detect(data).then(
    (codes) => postMessage(codes.map(({ rawValue }) => rawValue)),
    () => postMessage(null),
  )
})
