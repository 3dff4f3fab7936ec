import { mkdir, open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'

/** Where files live. On disk today; anything that keeps bytes under a name will do. */
export interface FileStore {
  /** Returns once the bytes are safe: a row that points to them may then be committed. */
  put(name: string, bytes: Uint8Array): Promise<void>
  get(name: string): Promise<Buffer | null>
}

const safeName = /^\d+\/[0-9a-f-]{36}\/\d+\.webp$/

export const openStore = (folder: string): FileStore => {
  const place = (name: string) => {
    if (!safeName.test(name)) throw new Error(`'${name}' is not the name of a file`)
    return path.join(folder, name)
  }
  return {
    async put(name, bytes) {
      const target = place(name)
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
      readFile(place(name)).catch((error) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
  }
}
