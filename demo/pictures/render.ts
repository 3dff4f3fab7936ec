// Renders every picture to jpeg/<name>.jpg: node demo/pictures/render.ts
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { frame, grain } from './draw/frame.ts'
import { pictures } from './pictures.ts'

const folder = join(import.meta.dirname, 'jpeg')
await mkdir(folder, { recursive: true })
const paper = await sharp(Buffer.from(grain())).png().toBuffer()

let total = 0
for (const [name, draw] of Object.entries(pictures)) {
  const { size } = await sharp(Buffer.from(frame(draw())))
    .composite([{ input: paper }])
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 67, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`))
  total += size
  if (size > 90_000) console.warn(`${name}: ${Math.round(size / 1000)} kB is more than 90 kB`)
}
console.log(`${Object.keys(pictures).length} pictures, ${(total / 1e6).toFixed(2)} MB`)
