import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '#server/kernel/db/database.ts'
import type { Encoded } from '#server/kernel/files/drawing.ts'
import { encodePicture } from '#server/kernel/files/pictures.ts'
import type { FileStore } from '#server/kernel/files/store.ts'
import { storePicture } from '#server/kernel/files/storing.ts'
import { projectFolder } from '#server/kernel/project.ts'
import { type PictureName, pictures } from './pictures/pictures.ts'

const atOnce = 4
/** Drawings have no detail beyond this, and a first start should be short. */
const wideEnough = 1280

/** Encodes all of the demo's pictures, a few at a time, while the venues are being filled: each once for all venues. */
const encodeAhead = () => {
  const names = Object.keys(pictures) as PictureName[]
  const lanes: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve())
  return new Map(
    names.map((name, index) => {
      const encoded = Promise.resolve(lanes[index % atOnce]).then(async () =>
        encodePicture(await readFile(path.join(projectFolder, 'demo/pictures/jpeg', `${name}.jpg`)), wideEnough),
      )
      // Whoever needs the picture hears of a failure; the lane goes on.
      lanes[index % atOnce] = encoded.catch(() => {})
      return [name, encoded] as const
    }),
  )
}

let encoded: Map<PictureName, Promise<Encoded>> | undefined

/** Stores the demo's pictures for a venue, each when first asked for; answers with the file's id. */
export const openPictures = (db: Db, store: FileStore, venueId: number) => {
  encoded ??= encodeAhead()
  const stored = new Map<PictureName, Promise<string>>()
  const keep = async (name: PictureName) => {
    const picture = await encoded?.get(name)
    if (!picture) throw new Error(`the demo has no picture '${name}'`)
    const about = { venueId, label: `${name}.jpg` }
    return (await storePicture((work) => work(db), store, about, picture)).id
  }
  return (name: PictureName) => {
    const file = stored.get(name) ?? keep(name)
    stored.set(name, file)
    return file
  }
}
export type DemoPictures = ReturnType<typeof openPictures>
