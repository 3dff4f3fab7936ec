import { ORPCError } from '@orpc/server'
import { PictureLabel } from '#contract/kernel/files.ts'
import { isDiskFull } from '../diskSpace.ts'
import type { StepsContext } from '../door.ts'
import { EncoderEnded, encodeUpload, InvalidPicture } from './encoding.ts'
import { FileStoreUnreachable } from './store.ts'
import { type PictureInfo, storePicture } from './storePicture.ts'

interface Upload extends Omit<PictureInfo, 'venueId' | 'id' | 'label'> {
  file: File
  label?: string | undefined
}

interface Refusals {
  bad_picture(): Error
  storage_full(): Error
}

/** The name of an uploaded file; empty if it is not a valid label. */
const labelOf = ({ name }: File) => PictureLabel.safeParse(name).data ?? ''

/**
 * Receives, encodes and stores a picture. A picture that cannot be decoded is refused; a full disk is logged and refused. No
 * transaction is open while it is decoded and written to disk.
 */
export const receivePicture = async (
  context: StepsContext,
  { file, label, ...info }: Upload,
  errors: Refusals,
  signal: AbortSignal | undefined,
) => {
  const { venueId, kernel, writing } = context
  const encoded = await encodeUpload(file, signal).catch((error) => {
    if (error instanceof EncoderEnded)
      kernel.log.warn(
        { err: error },
        'files: the process that encodes pictures crashed or was too slow; the upload was refused',
      )
    throw error instanceof InvalidPicture ? errors.bad_picture() : error
  })
  try {
    return await storePicture(writing, kernel.store, { ...info, venueId, label: label ?? labelOf(file) }, encoded)
  } catch (error) {
    if (isDiskFull(error)) {
      kernel.log.error({ err: error }, 'files: the disk of the file store is full; the upload was refused')
      throw errors.storage_full()
    }
    if (error instanceof FileStoreUnreachable) throw new ORPCError('SERVICE_UNAVAILABLE', { cause: error })
    throw error
  }
}
