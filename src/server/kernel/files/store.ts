import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Storage for the bytes of pictures, by name. Implemented on disk. */
export interface FileStore {
  /** Resolves when the bytes are on disk; a row that refers to them may be committed only afterwards. */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer | null>
  /** Deletes a picture's folder with all sizes, also an unfinished one. */
  remove(picture: string): Promise<void>
  /** Lists the pictures of a part of the store: a venue's public or private ones. */
  list(part: string): AsyncIterable<{ id: string; changedAt: Date }>
}

const isNotFound = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const namePatterns = {
  part: /^(private\/)?\d{1,10}$/,
  picture: /^(private\/)?\d{1,10}\/[0-9a-f-]{36}$/,
  size: /^(private\/)?\d{1,10}\/[0-9a-f-]{36}\/(\d{1,5}\.webp|preview\.jpg|icon-\w{1,10}\.png)$/,
}

export const openFileStore = (folder: string): FileStore => {
  const pathOf = (kind: keyof typeof namePatterns, name: string) => {
    if (!namePatterns[kind].test(name)) throw new Error(`'${name}' is not the name of a ${kind}`)
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
        if (isNotFound(error)) return null
        throw error
      }),
    remove: (picture) => rm(pathOf('picture', picture), { recursive: true, force: true }),
    async *list(part) {
      const folder = pathOf('part', part)
      try {
        for await (const { name } of await opendir(folder)) {
          if (!namePatterns.picture.test(`${part}/${name}`)) continue
          const { mtime } = await stat(path.join(folder, name))
          yield { id: name, changedAt: mtime }
        }
      } catch (error) {
        // The folder does not exist yet, or another node has removed a file since it was listed.
        if (!isNotFound(error)) throw error
      }
    },
  }
}
