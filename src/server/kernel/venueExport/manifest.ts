import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { OperatorError } from '../operatorError.ts'

/** The last file of an export: its version, venue and tables. */
export const manifestName = 'venue.json'

/** Increased when older versions of the program cannot read new exports. */
const format = 1

const VenueManifest = z.object({
  format: z.literal(format),
  /** Identifies the export, so that it is not imported twice. */
  id: z.uuid(),
  takenAt: z.string(),
  /** Number of the venue in the instance that it comes from. */
  venueId: z.int(),
  name: z.string(),
  /** Hashes of the migrations that created the tables. */
  migrations: z.array(z.string()),
  /** Column names by table, in the order in which the tables must be filled. */
  tables: z.record(z.string(), z.array(z.string())),
})
type VenueManifest = z.infer<typeof VenueManifest>

export const encodeVenueManifest = (manifest: Omit<VenueManifest, 'format'>) =>
  `${JSON.stringify({ format, ...manifest }, null, 2)}\n`

export const readVenueManifest = async (folder: string): Promise<VenueManifest> => {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new OperatorError(
      `${folder} has no file ${manifestName}: it is not an export of a venue, or not a complete one.`,
    )
  })
  const parsed = z
    .string()
    .transform((content) => JSON.parse(content))
    .pipe(VenueManifest)
    .safeParse(text, { reportInput: false })
  if (!parsed.success) throw new OperatorError(`${path.join(folder, manifestName)} is damaged or of a newer version.`)
  return parsed.data
}
