import { files as contract } from '#contract/kernel/files.ts'
import { inSteps } from '../door.ts'
import { takePicture } from './uploading.ts'

const on = inSteps(contract)

export const filesRoutes = {
  upload: on.upload.handler(({ context, input, errors, signal }) => takePicture(context, input, errors, signal)),
}
