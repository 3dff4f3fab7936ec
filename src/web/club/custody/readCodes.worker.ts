import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/pure'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// By default the library downloads its WebAssembly file from a foreign host.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })
const detector = new BarcodeDetector({ formats: ['qr_code'] })

/** Receives a frame and posts the texts of its QR codes, or null when this browser cannot run the WebAssembly file. */
addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  detector.detect(data).then(
    (codes) => postMessage(codes.map(({ rawValue }) => rawValue)),
    () => postMessage(null),
  )
})
