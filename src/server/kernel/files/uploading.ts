import { Label } from '#contract/kernel/files.ts'
import type { Steps } from '../door.ts'
import { DrawingEnded, encodeUpload, NotAPicture } from './pictures.ts'
import { type About, storePicture } from './storing.ts'

interface Upload extends Omit<About, 'venueId' | 'label'> {
  file: File
  label?: string | undefined
}

interface Refusals {
  bad_picture(): Error
  too_many_tries(): Error
}

/** A file's own name may be anything. */
const nameOf = ({ name }: File) => Label.safeParse(name).data ?? ''

/** Counted per person and for all at one address together; whoever is nobody yet, by the address alone. */
const mayUpload = async ({ kernel: { throttles }, caller, address }: Steps) => {
  if (!caller.kind) return throttles.asking.allows(address)
  if (!(await throttles.uploadAddress.allows(address))) return false
  return throttles.upload.allows(`${caller.kind} ${caller.subject}`)
}

/** Takes a picture that the caller sends. No transaction is open while it is counted, decoded and written to disk. */
export const takePicture = async (
  context: Steps,
  { file, label, ...about }: Upload,
  errors: Refusals,
  signal: AbortSignal | undefined,
) => {
  if (!(await mayUpload(context))) throw errors.too_many_tries()
  const { venueId, kernel, writing } = context
  const encoded = await encodeUpload(file, signal).catch((error) => {
    if (error instanceof DrawingEnded) kernel.log.warn({ err: error }, 'a picture ended the process that draws them')
    throw error instanceof NotAPicture ? errors.bad_picture() : error
  })
  return storePicture(writing, kernel.store, { ...about, venueId, label: label ?? nameOf(file) }, encoded)
}
