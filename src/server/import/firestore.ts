import { type Db, setVenue } from '../kernel/db/database.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { OperatorError } from '../kernel/operatorError.ts'
import { importBags, importMessages, importPeople, importPosts } from './club.ts'
import { importAbsences, importClaims, importDirectory, importMembers } from './community.ts'
import type { ImportContext } from './context.ts'
import { type ExportFolder, type OldDocument, readExportFolder } from './exportFolder.ts'
import { importMenus, importOrders, importOutlets, importRooms } from './hotel.ts'
import { type ImportedPictures, openImportedPictures } from './pictures.ts'
import { importListings } from './properties.ts'
import { openReport, type Report } from './report.ts'
import { importStaff, importVenue, importVenuePictures, rejectStaffOfOtherVenues } from './venues.ts'

export interface FirestoreOptions {
  folder: string
  /** Id of the old venue that owns the data of the club, the community and the properties. */
  club?: string | undefined
  /** Whether pictures that are named by a URL and are not in the folder are downloaded. */
  download: boolean
}

/** Thrown to roll a planned import back. */
class PlanOnly extends Error {}

/**
 * Id of the old venue that gets club, community and properties, which belonged to no venue in the old product: the chosen one, the
 * only one, or the one that has the only news.
 */
const clubOf = (documents: OldDocument[], folder: ExportFolder, chosen: string | undefined) => {
  const ids = documents.map(({ id }) => id)
  const news = folder.documents('countrys').map(({ id }) => id)
  const club = chosen ?? (ids.length === 1 ? ids[0] : ids.find((id) => news.includes(id) && news.length === 1))
  if (!club || !ids.includes(club))
    throw new OperatorError(
      `Say with --club which of the venues ${ids.join(', ')} owns the people, bags, community and properties of the export.`,
    )
  return club
}

/** All steps of one venue, in the order of their references. */
const importAll = async (context: ImportContext, document: OldDocument, isClub: boolean) => {
  await importVenuePictures(context, document)
  await importStaff(context)
  await importPosts(context)
  await importOutlets(context)
  await importMenus(context)
  await importRooms(context)
  await importOrders(context, document)
  if (!isClub) return
  await importPeople(context)
  await importBags(context)
  await importMessages(context)
  await importMembers(context)
  await importAbsences(context)
  await importClaims(context)
  await importDirectory(context)
  await importListings(context)
}

/** Collections of which nothing is stored: they are states of the old program. */
const leftOut = ['moveBags', 'restaurants/*/tables']

export const openFirestoreImport = async (kernel: Kernel, options: FirestoreOptions) => {
  const folder = await readExportFolder(options.folder)
  const documents = folder.documents('hoteles')
  if (documents.length === 0)
    throw new OperatorError(
      `${options.folder} has no collection 'hoteles' (hoteles.json): name the folder of the export.`,
    )
  const club = clubOf(documents, folder, options.club)

  const created = new Set<string>()
  const runOn = async (db: Db, report: Report, pictures: ImportedPictures) => {
    const oldVenues: string[] = []
    for (const document of documents) {
      const venue = await importVenue(db, document, report, created)
      if (!venue) continue
      const { venueId, name: venueName, zone } = venue
      await setVenue(db, venueId)
      oldVenues.push(document.id)
      const context = {
        db,
        kernel,
        venueId,
        oldVenue: document.id,
        venueName,
        zone,
        folder,
        report,
        pictures,
        now: kernel.now(),
      }
      await importAll(context, document, document.id === club)
    }
    rejectStaffOfOtherVenues({ folder, report }, oldVenues)
    for (const document of leftOut.flatMap((pattern) => folder.documents(pattern)))
      report.reject(document, 'is a passing state of the old product and is not imported')
  }

  /** Runs the import in a transaction that is rolled back. */
  const runAndUndo = async (report: Report, pictures: ImportedPictures) => {
    const planning = kernel.database.asTask('write', async (db) => {
      await runOn(db, report, pictures)
      throw new PlanOnly()
    })
    await planning.catch((error) => {
      if (!(error instanceof PlanOnly)) throw error
    })
  }
  const openPictures = () => openImportedPictures({ folder, download: options.download })

  return {
    /** Report of the import, from a dry run whose changes are rolled back. */
    async plan() {
      const [report, pictures] = [openReport(), openPictures()]
      await runAndUndo(report, pictures)
      return report.lines(pictures.count())
    },
    /** Creates the venues and stores the pictures first; all other rows are stored in one transaction. */
    async apply() {
      const [report, pictures] = [openReport(), openPictures()]
      await kernel.database.asTask('write', async (db) => {
        for (const document of documents)
          if ((await importVenue(db, document, openReport()))?.isNew) created.add(document.id)
      })
      let stored = 0
      // Repeats the planned import until no new picture is requested: a picture that cannot be read is replaced by a
      // plain one, which only the next run requests.
      for (;;) {
        await runAndUndo(openReport(), pictures)
        if (pictures.count() === 0) break
        stored += await pictures.storeAll(kernel)
      }
      await kernel.database.asTask('write', (db) => runOn(db, report, pictures))
      return report.lines(stored)
    },
  }
}
