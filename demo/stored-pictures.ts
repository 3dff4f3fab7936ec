import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '#server/kernel/db/database.ts'
import type { EncodedPicture } from '#server/kernel/files/encodingWorker.ts'
import type { FileStore } from '#server/kernel/files/store.ts'
import { storePicture } from '#server/kernel/files/storePicture.ts'
import { projectFolder } from '#server/kernel/project.ts'
import type { PictureName } from './pictures/names.ts'

/** Folder of the demo's pictures in all served sizes, rendered by drawings/render.ts, so that the first start encodes none. */
const folder = path.join(projectFolder, 'demo/pictures/webp')

type Index = Record<PictureName, Omit<EncodedPicture, 'sizes'> & { widths: number[] }>
const readIndex = async (): Promise<Index> => JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8'))

const readPicture = async (index: Index, name: PictureName): Promise<EncodedPicture> => {
  const { widths, ...picture } = index[name]
  const readSize = async (width: number) => ({
    width,
    bytes: await readFile(path.join(folder, `${name}.${width}.webp`)),
  })
  return { ...picture, sizes: await Promise.all(widths.map(readSize)) }
}

/** Returns a function that stores a demo picture for a venue at its first use and returns the file's id. */
export const openPictures = (db: Db, store: FileStore, venueId: number) => {
  const index = readIndex()
  const stored = new Map<PictureName, Promise<string>>()
  const keep = async (name: PictureName) => {
    const about = { venueId, label: `${name}.webp` }
    return (await storePicture((work) => work(db), store, about, await readPicture(await index, name))).id
  }
  return (name: PictureName) => {
    const file = stored.get(name) ?? keep(name)
    stored.set(name, file)
    return file
  }
}
export type DemoPictures = ReturnType<typeof openPictures>
