// Renders drawings in the sizes they are shown in, to demo/pictures/webp: npm run pictures [-- <name>…]
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { encodePicture } from '#server/kernel/files/encoding.ts'
import { frame, grain } from './draw/frame.ts'
import { type DrawingName, drawings } from './drawings.ts'

/** Width in pixels beyond which a drawing has no more detail. */
const largestWidth = 1280

const folder = join(import.meta.dirname, '../demo/pictures/webp')
const indexFile = join(folder, 'index.json')

const isDrawing = (name: string): name is DrawingName => Object.hasOwn(drawings, name)
const names = process.argv.slice(2)
const unknown = names.filter((name) => !isDrawing(name))
if (unknown.length > 0) {
  console.error(`There is no drawing named ${unknown.join(', ')}: see drawings/drawings.ts for the names.`)
  process.exit(1)
}

if (names.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const rendered: Record<string, object> = names.length === 0 ? {} : JSON.parse(await readFile(indexFile, 'utf8'))
const paper = await sharp(Buffer.from(grain())).png().toBuffer()

let total = 0
const wanted = names.length === 0 ? Object.keys(drawings) : names
for (const name of wanted.filter(isDrawing)) {
  const png = await sharp(Buffer.from(frame(drawings[name]())))
    .composite([{ input: paper }])
    .flatten({ background: '#FFFFFF' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { sizes, ...picture } = await encodePicture(png, largestWidth)
  for (const { width, bytes } of sizes) {
    await writeFile(join(folder, `${name}.${width}.webp`), bytes)
    total += bytes.length
  }
  rendered[name] = { ...picture, widths: sizes.map(({ width }) => width) }
}
// The index has the order of the drawings, so that its diff shows only what changed.
const index = Object.fromEntries(
  Object.keys(drawings).flatMap((name) => (rendered[name] ? [[name, rendered[name]]] : [])),
)
await writeFile(indexFile, `${JSON.stringify(index, null, 2)}\n`)
console.log(`${wanted.length} pictures, ${(total / 1e6).toFixed(2)} MB`)
