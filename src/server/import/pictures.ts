import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { PictureLabel } from '#contract/kernel/files.ts'
import type { Db } from '../kernel/db/database.ts'
import { encodePicture, InvalidPicture } from '../kernel/files/encoding.ts'
import { files } from '../kernel/files/files.table.ts'
import { storePicture } from '../kernel/files/storePicture.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { DownloadFailed, downloadPicture, fileNameIn, maxPictureBytes } from './download.ts'
import { type ExportFolder, type OldDocument, stableId } from './exportFolder.ts'
import type { Fields } from './fields.ts'
import type { Report } from './report.ts'

interface WantedPicture {
  id: string
  venueId: number
  /** File or URL; null for the plain picture of something that must have one. */
  source: string | null
  /** The member to whom it belongs. */
  memberId?: string | undefined
}

/** The document and the field that name a picture, and the member to whom it belongs. */
interface PictureField {
  document: OldDocument
  fields: Fields
  name: string
  memberId?: string
}

const plainPicture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#d9d4c7' } })
    .png()
    .toBuffer()

const isUrl = (source: string) => /^https?:/.test(source)

const read = async (source: string) => {
  if (isUrl(source)) return downloadPicture(source)
  if ((await stat(source)).size > maxPictureBytes) throw new InvalidPicture()
  return readFile(source)
}

interface PictureContext {
  db: Db
  venueId: number
  report: Report
}

interface PictureOptions {
  folder: ExportFolder
  /** Whether pictures that are named by a URL and are not in the folder are downloaded. */
  download: boolean
}

/**
 * The pictures of an import. While it is planned, rows of new pictures are inserted without their bytes, because other
 * rows refer to them; that transaction is rolled back. `storeAll` then stores the pictures.
 */
export const openImportedPictures = ({ folder, download: mayDownload }: PictureOptions) => {
  const wanted = new Map<string, WantedPicture>()
  /** The reasons why pictures could not be stored, by id. */
  const failed = new Map<string, string>()

  const sourceOf = (value: string): string | null => {
    if (!isUrl(value) || !URL.canParse(value)) return folder.findFile(value)
    return folder.findFile(fileNameIn(value)) ?? (mayDownload ? value : null)
  }

  const want = async (db: Db, picture: WantedPicture) => {
    const { id, venueId } = picture
    const [stored] = await db.select({ id: files.id }).from(files).where(eq(files.id, id))
    if (stored) return id
    wanted.set(`${venueId} ${id}`, picture)
    await db.insert(files).values({ venueId, id, label: '', widths: [], width: 1, height: 1, blur: '' })
    return id
  }

  const find = async ({ db, venueId, report }: PictureContext, { document, fields, name, memberId }: PictureField) => {
    const value = fields.text(name)
    if (value === '') return null
    // A picture of a member is not shared with other documents, because only its owner and staff may see it.
    const id = stableId('picture', value, memberId ?? '')
    const source = failed.has(id) ? null : sourceOf(value)
    if (source) return want(db, { id, venueId, source, memberId })
    report.remark(document, `without its picture '${name}': ${failed.get(id) ?? 'it is not in the folder'}`)
    return null
  }

  return {
    /** The id of the picture that a field names; null if it names none, or one that is missing. */
    optional: find,
    /** The id of the picture that a field names, for something that must have a picture: a plain one replaces a missing one. */
    async required(context: PictureContext, field: PictureField) {
      const { db, venueId } = context
      const found = await find(context, field)
      return found ?? want(db, { id: stableId('plain picture'), venueId, source: null })
    },
    count: () => wanted.size,
    /** Reads, encodes and stores the wanted pictures; returns how many. A picture that cannot be read is added to `failed`. */
    async storeAll({ database, store }: Kernel) {
      let stored = 0
      for (const { id, venueId, source, memberId } of wanted.values()) {
        try {
          const bytes = source ? await read(source) : await plainPicture()
          const name = source && isUrl(source) ? fileNameIn(source) : source
          const label = PictureLabel.safeParse(path.basename(name ?? '')).data ?? ''
          const encoded = await encodePicture(bytes)
          const owner = memberId && ({ owner: { kind: 'member', id: memberId } } as const)
          const write = (work: (db: Db) => Promise<unknown>) => database.inVenue(venueId, 'write', work)
          await storePicture(write, store, { venueId, id, label, ...owner }, encoded)
          stored += 1
        } catch (error) {
          const isUnreadable = error instanceof InvalidPicture || error instanceof DownloadFailed
          if (!isUnreadable || source === null) throw error
          failed.set(id, error instanceof DownloadFailed ? `${error.message}: ${source}` : 'it cannot be read')
        }
      }
      wanted.clear()
      return stored
    },
  }
}
export type ImportedPictures = ReturnType<typeof openImportedPictures>
