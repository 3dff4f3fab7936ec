// Draws every picture in the sizes it is shown in, to webp/<name>.<width>.webp: npm run pictures
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { encodePicture } from '#server/kernel/files/encoding.ts'
import { frame, grain } from './draw/frame.ts'
import { pictures } from './pictures.ts'

/** Drawings have no detail beyond this. */
const wideEnough = 1280

const folder = join(import.meta.dirname, 'webp')
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
const paper = await sharp(Buffer.from(grain())).png().toBuffer()

let total = 0
const index: Record<string, object> = {}
for (const [name, draw] of Object.entries(pictures)) {
  const drawn = await sharp(Buffer.from(frame(draw())))
    .composite([{ input: paper }])
    .flatten({ background: '#FFFFFF' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { sizes, ...picture } = await encodePicture(drawn, wideEnough)
  for (const { width, bytes } of sizes) {
    await writeFile(join(folder, `${name}.${width}.webp`), bytes)
    total += bytes.length
  }
  index[name] = { ...picture, widths: sizes.map(({ width }) => width) }
}
await writeFile(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`)
console.log(`${Object.keys(pictures).length} pictures, ${(total / 1e6).toFixed(2)} MB`)
