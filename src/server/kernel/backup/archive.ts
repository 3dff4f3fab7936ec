import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline as connect } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract as createExtract, pack as createPack, type Pack } from 'tar-stream'
import { OperatorError } from '../operatorError.ts'

/** A file in the archive. Its body is held in memory. */
export interface ArchiveEntry {
  name: string
  body: Buffer
}

/** The last file: a SHA-256 of every byte before its own header. An archive without it is incomplete. */
const checksumName = 'sha256'
/** Bytes from the checksum's header to the end of the tar: header, hash and two empty blocks, 512 bytes each. */
const checksumBytes = 4 * 512

/** Resolves when the entry's bytes were read from the pack, so that memory holds one entry at a time. */
const packEntry = (pack: Pack, { name, body }: ArchiveEntry) =>
  new Promise<void>((resolve, reject) => {
    pack.entry({ name, mode: 0o600 }, body, (error) => (error ? reject(error) : resolve()))
  })

/** Encodes entries as tar, without the blocks that end a tar: they follow the checksum. */
async function* encodeEntries(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  const pack = createPack()
  const packAll = async () => {
    for await (const entry of entries) await packEntry(pack, entry)
    pack.push(null)
  }
  const packing = packAll().catch((error: Error) => pack.destroy(error))
  try {
    yield* pack
  } finally {
    pack.destroy()
    await packing
  }
}

async function* encodeWithChecksum(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const bytes of encodeEntries(entries)) {
    hash.update(bytes)
    yield bytes
  }
  const pack = createPack()
  pack.entry({ name: checksumName, mode: 0o600 }, hash.digest('hex'))
  pack.finalize()
  yield* pack
}

const syncFolder = async (folder: string) => {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Writes an archive with mode 0600. It gets its name when it is complete and on disk; an existing file is not overwritten. */
export const writeArchive = async (file: string, entries: AsyncIterable<ArchiveEntry>, signal: AbortSignal) => {
  if (await exists(file)) throw new OperatorError(`${file} exists already: name another file.`)
  const unfinished = `${file}.part-${process.pid}`
  let entriesError: unknown
  const recordErrors = async function* () {
    try {
      yield* encodeWithChecksum(entries)
    } catch (error) {
      entriesError = error
      throw error
    }
  }
  try {
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    // The fastest level: pictures are compressed already, and rows compress well at any level.
    await pipeline(recordErrors, createGzip({ level: 1 }), target, { signal })
    await rename(unfinished, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    await rm(unfinished, { force: true })
    if (entriesError !== undefined || signal.aborted) throw entriesError ?? error
    throw new OperatorError(
      `${file} cannot be written (${(error as Error).message}): free space on the disk, or name a file in another folder.`,
      {
        cause: error,
      },
    )
  }
}

export class DamagedBackup extends OperatorError {
  constructor(file: string, cause?: unknown) {
    super(`${file} is damaged, cut short or not a backup, so nothing was restored: use another file.`, { cause })
  }
}

/** Passes a tar through and hashes all bytes except those of the checksum at its end. */
const hashBeforeChecksum = () => {
  const hash = createHash('sha256')
  const pass = async function* (tar: AsyncIterable<Buffer>) {
    let unhashed: Buffer = Buffer.alloc(0)
    for await (const bytes of tar) {
      unhashed = Buffer.concat([unhashed, bytes])
      const end = Math.max(0, unhashed.length - checksumBytes)
      hash.update(unhashed.subarray(0, end))
      unhashed = unhashed.subarray(end)
      yield bytes
    }
  }
  return { hash, pass }
}

const explainReadError = (file: string, error: unknown) => {
  const { syscall, message } = error as NodeJS.ErrnoException
  return syscall
    ? new OperatorError(`${file} cannot be read (${message}): name a backup file.`)
    : new DamagedBackup(file, error)
}

/** Yields the files of an archive in order; after the last one it throws if the checksum is missing or differs. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const { hash, pass } = hashBeforeChecksum()
  const extract = createExtract()
  // The loop over `extract` receives the errors of the whole pipeline.
  connect(createReadStream(file), createGunzip(), pass, extract, () => {})
  let checksum = ''
  try {
    for await (const entry of extract) {
      const body = await buffer(entry)
      if (entry.header.name === checksumName) checksum = body.toString()
      else yield { name: entry.header.name, body }
    }
    if (checksum !== hash.digest('hex')) throw new Error('the checksum does not match')
  } catch (error) {
    throw explainReadError(file, error)
  }
}
