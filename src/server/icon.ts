import { crc32, deflateSync } from 'node:zlib'

/** A flag on the venue's colour. */
export const iconOf = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${colour}"/><path d="M12 26V6l11 4-11 5" fill="none" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/></svg>`

/** The lines of the same flag, in the units of the drawing above: from, and how far. */
const lines = [
  { x: 12, y: 26, dx: 0, dy: -20 },
  { x: 12, y: 6, dx: 11, dy: 4 },
  { x: 23, y: 10, dx: -11, dy: 5 },
]
const [wide, stroke] = [32, 2.5]
const side = 180

const distance = (x: number, y: number, line: (typeof lines)[number]) => {
  const { dx, dy } = line
  const along = Math.min(1, Math.max(0, ((x - line.x) * dx + (y - line.y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - line.x - along * dx, y - line.y - along * dy)
}

/** How much of each point of the picture the flag covers. */
const cover = Float32Array.from({ length: side * side }, (_, i) => {
  const [x, y] = [(i % side) + 0.5, Math.floor(i / side) + 0.5].map((at) => (at * wide) / side) as [number, number]
  const apart = Math.min(...lines.map((line) => distance(x, y, line))) - stroke / 2
  return Math.min(1, Math.max(0, 0.5 - (apart * side) / wide))
})

const chunk = (type: string, data: Uint8Array) => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}

const drawn = (colour: string): Buffer => {
  const ground = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  // Each row begins with a byte that says: as it is.
  const rows = Buffer.alloc(side * (1 + side * 3))
  for (const [i, white] of cover.entries())
    for (const [channel, value] of ground.entries())
      rows[Math.floor(i / side) + 1 + i * 3 + channel] = Math.round(value + (255 - value) * white)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits each of red, green and blue.
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', new Uint8Array())]
  return Buffer.concat([signature, ...parts])
}

const made = new Map<string, Buffer>()

/**
 * For phones that take no drawing but a PNG, and round its corners themselves. Set point by point: pictures are drawn
 * in a process of their own, which reads no drawings. Once for each colour that a venue has.
 */
export const touchIconOf = (colour: string): Buffer => {
  const icon = made.get(colour) ?? drawn(colour)
  made.set(colour, icon)
  return icon
}
