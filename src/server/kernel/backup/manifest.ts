import * as z from 'zod'
import { firstOther, landed, type Migration, readMigrations } from '../db/migrations.ts'
import { Mendable } from '../mendable.ts'

/** Increased when older versions of the program cannot read new backups. */
const format = 1

/** Name of a backup's first file: its format, migrations and tables. */
export const manifestName = 'manifest.json'

const Manifest = z.object({
  format: z.literal(format),
  takenAt: z.string(),
  /** Hashes of the database's migrations. */
  migrations: z.array(z.string()).min(1),
  /** Column names by table, in the order of the values in a line. */
  tables: z.record(z.string(), z.array(z.string())),
})
export type Manifest = z.infer<typeof Manifest>

export const writeManifest = (manifest: Omit<Manifest, 'format'>) =>
  Buffer.from(`${JSON.stringify({ format, ...manifest }, null, 2)}\n`)

const newerVersionError = (reason: string) =>
  new Mendable(`The backup belongs to a newer version (${reason}): restore it with that version, or a later one.`)

const AnyFormat = z.object({ format: z.number().int() })

/**
 * Parses a manifest and returns the migrations that create its tables. Throws if this program cannot restore the
 * backup.
 */
export const readManifest = (text: string): { manifest: Manifest; migrations: Migration[] } => {
  const json = JSON.parse(text)
  const version = AnyFormat.parse(json)
  if (version.format > format) throw newerVersionError(`its format is ${version.format}, this program knows ${format}`)
  const manifest = Manifest.parse(json)
  const known = readMigrations(landed)
  const { migrations } = manifest
  const other = firstOther(migrations, known)
  if (other)
    throw new Mendable(
      `The backup was made with another ${other.name} than this program has: restore it with the version that made it.`,
    )
  if (migrations.length > known.length)
    throw newerVersionError(`it has ${migrations.length} migrations, this program knows ${known.length}`)
  return { manifest, migrations: known.slice(0, migrations.length) }
}
