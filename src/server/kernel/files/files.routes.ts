import { implement } from '@orpc/server'
import { files as contract } from '#contract/kernel/files.ts'
import { door, type Incoming } from '../door.ts'
import { encodePicture, NotAPicture } from './pictures.ts'
import { storePicture } from './storing.ts'

const on = implement(contract).$context<Incoming>().use(door)

export const filesRoutes = on.router({
  upload: on.upload.handler(async ({ context: { db, venueId, kernel }, input: { file, label }, errors }) => {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return await storePicture(db, kernel.store, venueId, await encodePicture(bytes), label ?? file.name)
    } catch (error) {
      if (error instanceof NotAPicture) throw errors.bad_picture()
      throw error
    }
  }),
})
