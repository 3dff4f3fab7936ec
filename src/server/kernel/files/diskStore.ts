import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type FileStore, isStoreName, parseStoreName } from './store.ts'

const isNotFound = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Stores files in a folder. Several processes may use the same folder. */
export const openDiskStore = (folder: string): FileStore => {
  const pathOf = (kind: Parameters<typeof parseStoreName>[0], name: string) => {
    parseStoreName(kind, name)
    return path.join(folder, name)
  }
  return {
    async put(name, bytes) {
      const target = pathOf('size', name)
      const unfinished = `${target}.${randomUUID()}.part`
      await mkdir(path.dirname(target), { recursive: true })
      try {
        const file = await open(unfinished, 'w')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => {})
        throw error
      }
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
        for await (const { name: id } of await opendir(folder)) {
          if (!isStoreName('picture', `${part}/${id}`)) continue
          const { mtime: changedAt } = await stat(path.join(folder, id))
          const names = await readdir(path.join(folder, id))
          yield { id, files: names.filter((name) => isStoreName('size', `${part}/${id}/${name}`)), changedAt }
        }
      } catch (error) {
        // The folder does not exist yet, or another process has removed a file since it was listed.
        if (!isNotFound(error)) throw error
      }
    },
  }
}
