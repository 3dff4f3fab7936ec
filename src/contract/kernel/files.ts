import * as z from 'zod'
import { refusals } from './refusals.ts'
import { Id, mended } from './values.ts'
import { staff } from './who.ts'

const megabyte = 1024 * 1024

/** A stored picture. Its address is `${src}/${width}.webp` for each of the widths it was made in. */
export const Photo = z.object({
  id: Id,
  src: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  /** A few bytes of the picture, to show while it loads. */
  blur: z.string(),
})
export type Photo = z.infer<typeof Photo>

/** What the uploader calls a picture; never part of an address. */
export const Label = mended(200)

/** For endpoints that take a whole spreadsheet as text. */
export const spreadsheet = { bodyAtMost: 8 * megabyte } as const

export const files = {
  upload: staff.write
    .input(z.strictObject({ file: z.file(), label: Label.optional() }))
    .output(Photo)
    .errors(refusals('bad_picture', 'too_many_tries'))
    .meta({ bodyAtMost: 15 * megabyte }),
}
