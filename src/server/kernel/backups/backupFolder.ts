import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

/** A stored automatic backup. */
export interface StoredBackup {
  name: string
  takenAt: Date
  bytes: number
}

/** Storage of the automatic backups of an instance. */
export interface BackupStore {
  /** Name of the place for people: a folder or a bucket. */
  place: string
  /** The newest first. Files with other names are ignored. */
  list(): Promise<StoredBackup[]>
  /** Adds a backup: `write` writes it to the file that it is given. Returns its size in bytes. */
  add(name: string, write: (file: string) => Promise<void>): Promise<number>
  /** Calls `work` with a local file that has the backup's content. */
  withFile<T>(name: string, work: (file: string) => Promise<T>): Promise<T>
  /** Null if there is no such backup. The content is not held in memory. */
  read(name: string): Promise<{ bytes: number; body: ReadableStream<Uint8Array> } | null>
  remove(name: string): Promise<void>
}

const namePattern = /^casaclub-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/

/** The name of a backup contains its time, so that a list needs no other source: casaclub-20261115T060000Z.tar.gz. */
export const backupName = (takenAt: Date) => `casaclub-${takenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`

/** The time in a backup's name; null if no automatic backup has such a name. */
export const timeInName = (name: string): Date | null => {
  const parts = namePattern.exec(name)
  if (!parts) return null
  const [, year, month, day, hours, minutes, seconds] = parts
  const takenAt = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(takenAt.getTime()) ? null : takenAt
}

const sizeOf = (file: string) =>
  stat(file).then(
    (found) => found.size,
    () => null,
  )

/** Stores backups as files of one folder, which only their owner can read. */
export const openBackupFolder = (folder: string): BackupStore => {
  const pathOf = (name: string) => {
    if (!timeInName(name)) throw new Error(`'${name}' is not the name of a backup`)
    return path.join(folder, name)
  }
  return {
    place: folder,
    async list() {
      const found: StoredBackup[] = []
      for (const name of await readdir(folder).catch(() => [])) {
        const takenAt = timeInName(name)
        const bytes = takenAt && (await sizeOf(pathOf(name)))
        if (takenAt && bytes !== null) found.push({ name, takenAt, bytes })
      }
      return found.sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
    },
    async add(name, write) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await write(pathOf(name))
      return (await stat(pathOf(name))).size
    },
    withFile: (name, work) => work(pathOf(name)),
    async read(name) {
      const bytes = await sizeOf(pathOf(name))
      if (bytes === null) return null
      return { bytes, body: Readable.toWeb(createReadStream(pathOf(name))) as ReadableStream<Uint8Array> }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
