import * as z from 'zod'
import { firstOther, landed, type Migration, readMigrations } from '../db/migrations.ts'
import { Mendable } from '../mendable.ts'

/** Goes up when an older program could not read what is written. */
const format = 1

/** The first file of a backup: what is in it and what made it. */
export const manifestName = 'manifest.json'

const Manifest = z.object({
  format: z.literal(format),
  takenAt: z.string(),
  /** The hashes of the migrations that the database had. */
  migrations: z.array(z.string()).min(1),
  /** The columns of each table, in the order of their values in a line. */
  tables: z.record(z.string(), z.array(z.string())),
})
export type Manifest = z.infer<typeof Manifest>

export const writeManifest = (manifest: Omit<Manifest, 'format'>) =>
  Buffer.from(`${JSON.stringify({ format, ...manifest }, null, 2)}\n`)

const newer = (why: string) =>
  new Mendable(`The backup belongs to a newer version (${why}): restore it with that version, or a later one.`)

const AnyFormat = z.object({ format: z.number().int() })

/** What a backup is made of, if this program can restore it: its manifest, and the migrations that make its tables. */
export const readManifest = (text: string): { manifest: Manifest; migrations: Migration[] } => {
  const read = JSON.parse(text)
  const found = AnyFormat.parse(read)
  if (found.format > format) throw newer(`its format is ${found.format}, this program knows ${format}`)
  const manifest = Manifest.parse(read)
  const known = readMigrations(landed)
  const { migrations } = manifest
  const other = firstOther(migrations, known)
  if (other)
    throw new Mendable(
      `The backup was made with another ${other.name} than this program has: restore it with the version that made it.`,
    )
  if (migrations.length > known.length)
    throw newer(`it has ${migrations.length} migrations, this program knows ${known.length}`)
  return { manifest, migrations: known.slice(0, migrations.length) }
}
