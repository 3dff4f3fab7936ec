import { files as contract } from '#contract/kernel/files.ts'
import { outsideTransaction } from '../door.ts'
import { receiveUpload } from './receiveUpload.ts'

const on = outsideTransaction(contract)

export const filesRoutes = {
  upload: on.upload.handler(({ context, input, errors, signal }) => receiveUpload(context, input, errors, signal)),
}
