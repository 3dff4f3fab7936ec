import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline as connect } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Mendable } from '../mendable.ts'

/** A file in the archive; small enough to be held in memory. */
export interface Entry {
  name: string
  body: Buffer
}

const block = 512
/** The last file: a hash of every byte before it. An archive without it is not whole. */
const seal = 'sha256'

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`

/** As every `tar` reads it: a header, the bytes, and zeros up to the next block. */
const packed = ({ name, body }: Entry, at: number) => {
  if (Buffer.byteLength(name) > 100) throw new Error(`'${name}' is too long a name for an archive`)
  const header = Buffer.alloc(block)
  const put = (text: string, offset: number) => header.write(text, offset, 'utf8')
  put(name, 0)
  put(octal(0o600, 7) + octal(0, 7) + octal(0, 7) + octal(body.length, 11) + octal(at, 11), 100)
  put('        0', 148)
  put('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  put(octal(sum, 6), 148)
  return [header, body, Buffer.alloc(-body.length & (block - 1))]
}

async function* sealed(entries: AsyncIterable<Entry>) {
  const at = Math.floor(Date.now() / 1000)
  const hash = createHash('sha256')
  for await (const entry of entries)
    for (const part of packed(entry, at)) {
      hash.update(part)
      yield part
    }
  yield* packed({ name: seal, body: Buffer.from(hash.digest('hex')) }, at)
  yield Buffer.alloc(2 * block)
}

const syncFolder = async (folder: string) => {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Writes an archive that only its owner can read. It has its name once it is whole and on the disk. */
export const writeArchive = async (file: string, entries: AsyncIterable<Entry>, signal: AbortSignal) => {
  if (await isThere(file)) throw new Mendable(`${file} is there already: name another file.`)
  const unfinished = `${file}.part-${process.pid}`
  let ofEntries: unknown
  const watched = async function* () {
    try {
      yield* sealed(entries)
    } catch (error) {
      ofEntries = error
      throw error
    }
  }
  try {
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    // Pictures are compressed already, and rows give way to little effort.
    await pipeline(watched, createGzip({ level: 1 }), target, { signal })
    await rename(unfinished, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    if (ofEntries !== undefined || signal.aborted) throw ofEntries ?? error
    throw new Mendable(
      `${file} cannot be written (${(error as Error).message}): make room, or name a file elsewhere.`,
      {
        cause: error,
      },
    )
  }
}

export class Damaged extends Mendable {
  constructor(file: string) {
    super(`${file} is damaged, cut short or no backup at all, so nothing was restored: use another one.`)
  }
}

/** Takes exactly so many bytes off a stream; null when it ends before. */
const taking = (stream: AsyncIterable<Buffer>) => {
  const chunks = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (size: number) => {
    const parts: Buffer[] = []
    for (let missing = size; missing > 0; ) {
      if (rest.length === 0) {
        const next = await chunks.next()
        if (next.done) return null
        rest = next.value
      }
      const part = rest.subarray(0, missing)
      rest = rest.subarray(part.length)
      missing -= part.length
      parts.push(part)
    }
    return Buffer.concat(parts)
  }
}

const explain = (file: string, error: unknown) => {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (code.startsWith('Z_')) return new Damaged(file)
  return code.startsWith('E') ? new Mendable(`${file} cannot be read (${message}): name a backup.`) : error
}

/** What an archive holds, in its order. It ends without an error only where every byte was as it was written. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file)
  const take = taking(connect(source, createGunzip(), () => {}))
  const hash = createHash('sha256')
  try {
    for (;;) {
      const header = await take(block)
      const size = Number.parseInt(header?.toString('latin1', 124, 135) ?? '', 8)
      const body = await take(size)
      const padding = await take(-size & (block - 1))
      if (!header || !body || !padding) throw new Damaged(file)
      const name = header.toString('utf8', 0, header.indexOf(0))
      if (name === seal) {
        if (body.toString() !== hash.digest('hex')) throw new Damaged(file)
        return
      }
      for (const part of [header, body, padding]) hash.update(part)
      yield { name, body }
    }
  } catch (error) {
    throw explain(file, error)
  } finally {
    source.destroy()
  }
}
