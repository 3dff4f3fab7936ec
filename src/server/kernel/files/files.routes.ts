import { files as contract } from '#contract/kernel/files.ts'
import { outsideTransaction } from '../door.ts'
import { receivePicture } from './receivePicture.ts'

const on = outsideTransaction(contract)

export const filesRoutes = {
  upload: on.upload.handler(({ context, input, errors, signal }) => receivePicture(context, input, errors, signal)),
}
