import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Where files live. On disk today; anything that keeps bytes under a name will do. */
export interface FileStore {
  /** Returns once the bytes are safe: a row that points to them may then be committed. */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer | null>
  /** Forgets a picture in all its sizes, also one that was never finished. */
  remove(picture: string): Promise<void>
  /** The pictures in a part of the store: a venue's, or its private ones. */
  list(part: string): AsyncIterable<{ id: string; changedAt: Date }>
}

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const names = {
  part: /^(private\/)?\d{1,10}$/,
  picture: /^(private\/)?\d{1,10}\/[0-9a-f-]{36}$/,
  size: /^(private\/)?\d{1,10}\/[0-9a-f-]{36}\/(\d{1,5}\.webp|preview\.jpg|icon-\w{1,10}\.png)$/,
}

export const openStore = (folder: string): FileStore => {
  const pathOf = (what: keyof typeof names, name: string) => {
    if (!names[what].test(name)) throw new Error(`'${name}' is not the name of a ${what}`)
    return path.join(folder, name)
  }
  return {
    async put(name, bytes) {
      const target = pathOf('size', name)
      const unfinished = `${target}.part`
      await mkdir(path.dirname(target), { recursive: true })
      const file = await open(unfinished, 'w')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, target)
    },
    get: (name) =>
      readFile(pathOf('size', name)).catch((error) => {
        if (isAbsent(error)) return null
        throw error
      }),
    remove: (picture) => rm(pathOf('picture', picture), { recursive: true, force: true }),
    async *list(part) {
      const folder = pathOf('part', part)
      try {
        for await (const { name } of await opendir(folder)) {
          if (!names.picture.test(`${part}/${name}`)) continue
          const { mtime } = await stat(path.join(folder, name))
          yield { id: name, changedAt: mtime }
        }
      } catch (error) {
        // Nothing was stored there yet, or another node was quicker to remove it.
        if (!isAbsent(error)) throw error
      }
    },
  }
}
