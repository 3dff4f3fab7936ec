import { files as contract, Label } from '#contract/kernel/files.ts'
import { behindDoor } from '../door.ts'
import { encodePicture, NotAPicture } from './pictures.ts'
import { storePicture } from './storing.ts'

const on = behindDoor(contract)

const nameOf = ({ name }: File) => Label.safeParse(name).data ?? ''

export const filesRoutes = {
  upload: on.upload.handler(async ({ context: { db, venueId, kernel }, input: { file, label }, errors }) => {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return await storePicture(db, kernel.store, venueId, await encodePicture(bytes), label ?? nameOf(file))
    } catch (error) {
      if (error instanceof NotAPicture) throw errors.bad_picture()
      throw error
    }
  }),
}
