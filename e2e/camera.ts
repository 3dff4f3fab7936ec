import { writeFileSync } from 'node:fs'
import { encode } from 'uqr'

const [width, height] = [640, 480]
const [black, white, grey] = [16, 235, 128]

/** Creates a video file that shows a QR code, and the flags that make Chromium use it as its camera. */
export const fakeCameraFlags = (text: string, file: string): string[] => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const module = Math.floor(height / size)
  const picture = Buffer.alloc(width * height, white)
  for (let y = 0; y < size * module; y++)
    for (let x = 0; x < size * module; x++)
      if (data[Math.floor(y / module)]?.[Math.floor(x / module)]) picture[y * width + x] = black
  const colours = Buffer.alloc((width * height) / 2, grey)
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip C420jpeg\nFRAME\n`), picture, colours]),
  )
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]
}
