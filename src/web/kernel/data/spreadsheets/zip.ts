/** Limits against zip bombs: inflated bytes of one part and of all parts together, and number of parts. */
const maxPart = 32 * 1024 * 1024
const maxTotal = 64 * 1024 * 1024
const maxEntries = 2000

const endMark = 0x06054b50
const entryMark = 0x02014b50
const deflated = 8

interface ZipEntry {
  method: number
  compressed: number
  offset: number
}

const readEntries = (view: DataView): Map<string, ZipEntry> => {
  // The end record has 22 bytes and a comment of at most 65,535.
  let end = view.byteLength - 22
  while (end >= 0 && view.getUint32(end, true) !== endMark) end--
  if (end < 0 || view.byteLength - end > 65_557) throw new Error('no zip archive')
  const count = view.getUint16(end + 10, true)
  if (count > maxEntries) throw new Error('too many parts')
  const entries = new Map<string, ZipEntry>()
  let at = view.getUint32(end + 16, true)
  for (let n = 0; n < count; n++) {
    if (view.getUint32(at, true) !== entryMark) throw new Error('damaged zip archive')
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, name)
    entries.set(new TextDecoder().decode(bytes), {
      method: view.getUint16(at + 10, true),
      compressed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    })
    at += 46 + name + extra + comment
  }
  return entries
}

/** Opens a zip archive. Its parts are inflated one by one, on request, and counted against the limits. */
export function openZip(archive: ArrayBuffer) {
  const view = new DataView(archive)
  const entries = readEntries(view)
  let total = 0

  const inflate = async (bytes: Uint8Array<ArrayBuffer>, method: number): Promise<string> => {
    const stored = new Blob([bytes]).stream()
    const stream = method === deflated ? stored.pipeThrough(new DecompressionStream('deflate-raw')) : stored
    const reader = stream.getReader()
    const decoder = new TextDecoder()
    let text = ''
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      size += value.byteLength
      total += value.byteLength
      if (size > maxPart || total > maxTotal) {
        await reader.cancel()
        throw new Error('too large')
      }
      text += decoder.decode(value, { stream: true })
    }
  }

  /** The text of a part; empty if the archive has none of this name. */
  return async (name: string): Promise<string> => {
    const entry = entries.get(name)
    if (!entry) return ''
    const { method, compressed, offset } = entry
    if (method !== 0 && method !== deflated) throw new Error('unknown compression')
    // The local header repeats the name; its extra field may have another length than that of the directory.
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
    return inflate(new Uint8Array(archive, start, compressed), method)
  }
}
