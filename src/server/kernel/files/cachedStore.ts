import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { openDiskStore } from './diskStore.ts'
import { type FileStore, isStoreName } from './store.ts'

interface CacheOptions {
  folder: string
  /** Bytes. The files that were not read for longest are removed first. */
  atMost: number
  /** False while the disk is almost full: then nothing is added. */
  mayGrow(): Promise<boolean>
}

/** The files of the cache folder with their sizes, those that were written first at the beginning. */
const scan = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => isStoreName('size', name))
  const found = await Promise.all(
    files.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }))
      return { name, size, mtimeMs }
    }),
  )
  return found.toSorted((a, b) => a.mtimeMs - b.mtimeMs)
}

const pictureOf = (name: string) => path.posix.dirname(name)

/** A store whose files are copied to this node's disk when they are read or written. Files never change, so copies stay valid. */
export const withDiskCache = (
  store: FileStore,
  { folder, atMost, mayGrow }: CacheOptions,
): FileStore & { copies: FileStore } => {
  const disk = openDiskStore(folder)
  /** Sizes by name; a Map is ordered, so the first ones were not used for longest. */
  const sizes = new Map<string, number>()
  let total = 0

  const record = (name: string, size: number) => {
    total += size - (sizes.get(name) ?? 0)
    sizes.delete(name)
    sizes.set(name, size)
  }
  const forget = (picture: string) => {
    for (const [name, size] of sizes) {
      if (pictureOf(name) !== picture) continue
      sizes.delete(name)
      total -= size
    }
  }
  const scanned = scan(folder).then((files) => {
    for (const { name, size } of files) record(name, size)
  })
  /**
   * Removes all files of a picture together, because a picture's files of different widths are usually read together.
   */
  const evict = async () => {
    for (const name of sizes.keys()) {
      if (total <= atMost) return
      const picture = pictureOf(name)
      forget(picture)
      await disk.remove(picture)
    }
  }
  /** Copies a file to the cache if it is not too large and the disk has space. A failure is ignored: a copy only saves time. */
  const copy = async (name: string, bytes: Uint8Array) => {
    try {
      await scanned
      if (bytes.length > atMost || !(await mayGrow())) return
      // Recorded before the file is visible, so that its place in the order does not depend on the speed of the disk.
      record(name, bytes.length)
      await disk.put(name, bytes)
      await evict()
    } catch {
      // The disk is full, or another process has removed the folder meanwhile.
      forget(pictureOf(name))
    }
  }
  /** Concurrent requests for one file read it once from the store. */
  const running = new Map<string, Promise<Buffer | null>>()
  const load = async (name: string) => {
    const copied = await disk.get(name).catch(() => null)
    if (copied) {
      if (sizes.has(name)) record(name, copied.length)
      return copied
    }
    const bytes = await store.get(name)
    if (bytes) void copy(name, bytes)
    return bytes
  }

  return {
    ...store,
    async put(name, bytes) {
      await store.put(name, bytes)
      // Awaited, so that the copies of two writes of one name are made in the order of the writes.
      await copy(name, bytes)
    },
    get(name) {
      const loading = running.get(name) ?? load(name).finally(() => running.delete(name))
      running.set(name, loading)
      return loading
    },
    async remove(picture) {
      await store.remove(picture)
      forget(picture)
      await disk.remove(picture)
    },
    copies: {
      ...disk,
      async remove(picture) {
        forget(picture)
        await disk.remove(picture)
      },
    },
  }
}
