import * as z from 'zod'
import { perQuarterHour } from './callLimits.ts'
import { refusals } from './refusals.ts'
import { StoredId, StoredInteger, sanitisedLine } from './values.ts'
import { staff } from './who.ts'

const megabyte = 1024 * 1024

/** A stored picture. Its URLs are `${src}/${width}.webp`, one for each of `widths`. */
export const Photo = z.object({
  id: StoredId,
  src: z.string(),
  widths: z.array(StoredInteger),
  width: StoredInteger,
  height: StoredInteger,
  /** A tiny blurred version as a data URL, shown while the picture loads. */
  blur: z.string(),
})
export type Photo = z.infer<typeof Photo>

/** The uploader's name for a picture; never part of a URL or file name. */
export const PictureLabel = sanitisedLine(200)

/** Body limit of endpoints that receive a whole spreadsheet as text. */
export const spreadsheetBody = { maxBodyBytes: 8 * megabyte } as const

export const files = {
  upload: staff.write
    .input(z.strictObject({ file: z.file(), label: PictureLabel.optional() }))
    .output(Photo)
    .errors(refusals('bad_picture', 'storage_full', 'too_many_tries'))
    .meta({ maxBodyBytes: 15 * megabyte, limit: { caller: perQuarterHour(400) } }),
}
