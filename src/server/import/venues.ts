import { eq, isNull } from 'drizzle-orm'
import { Mail, optionalLine, requiredLine } from '#contract/kernel/values.ts'
import { colourPattern, qrMaskPattern, venueLimits, whatsappPattern } from '#contract/kernel/venues.limits.ts'
import { noWhatsapp } from '#contract/kernel/whatsapp.ts'
import { recordOperatorAct } from '../kernel/activity/securityEvents.ts'
import type { Db } from '../kernel/db/database.ts'
import { staffAccounts } from '../kernel/identity/identity.table.ts'
import { mailStaffInvitation } from '../kernel/identity/staffInvitation.ts'
import { instance } from '../kernel/instance.table.ts'
import { createVenue } from '../kernel/venues/venues.queries.ts'
import { venues } from '../kernel/venues/venues.table.ts'
import { type ImportContext, importEach, insertUnlessImported } from './context.ts'
import { idOfDocument, type OldDocument } from './exportFolder.ts'
import { type Fields, readFields } from './fields.ts'
import type { Report } from './report.ts'
import { Rejected } from './values.rules.ts'

/** Row of kernel_instance that remembers which venue was created for an old document. */
const instanceName = (document: OldDocument) => `imported venue ${idOfDocument(document)}`

/** Counters that Casa Club counts itself, and fields that other steps read. */
const counted = [
  'totalMenues',
  'totalCategories',
  'totalProducts',
  'totalDisableProducts',
  'productsWithoutStock',
  'orderTotalNumber',
]

const settingsOf = (document: OldDocument, fields: Fields, report: Report) => {
  /**
   * The text of a field; the default `otherwise` if it is empty or invalid. An invalid one is reported, and the venue is not
   * rejected for it.
   */
  const orDefault = (name: string, isValid: (text: string) => boolean, otherwise: string) => {
    const text = fields.text(name)
    if (text === '' || isValid(text)) return text || otherwise
    report.remark(document, `'${name}' is not valid: '${otherwise}' replaces it`)
    return otherwise
  }
  const within = (max: number) => (text: string) => optionalLine(max).safeParse(text).success
  fields.ignore(...counted)
  const whatsappNumber = orDefault(
    'whatsappNumber',
    (text) => text === noWhatsapp || whatsappPattern.test(text),
    noWhatsapp,
  )
  const settings = {
    name: fields.parse('name', requiredLine(venueLimits.name)),
    mail: orDefault('mail', (text) => Mail.safeParse(text).success, '').toLowerCase(),
    phone: orDefault('phone', within(30), ''),
    primaryColor: orDefault('primaryColor', (text) => colourPattern.test(text), '#1F5D43').toUpperCase(),
    titleApp: orDefault('titleApp', within(venueLimits.titleApp), ''),
    subtitleApp: orDefault('subtitleApp', within(venueLimits.subtitleApp), ''),
    infoApp: orDefault('infoApp', (text) => text.length <= venueLimits.infoApp, ''),
    direction: orDefault('direction', within(venueLimits.direction), ''),
    qrMask: orDefault('qrMask', (text) => qrMaskPattern.test(text), ''),
    whatsappNumber,
    solutionWhatsapp: fields.flag('solutionWhatsapp', false) && whatsappNumber !== noWhatsapp,
  }
  // The URL of the survey was part of the old program, so the survey stays off until an admin enters it.
  if (fields.flag('solutionSurvey', false))
    report.remark(document, `'solutionSurvey' is off until the survey's link is entered`)
  return settings
}

interface ImportedVenue {
  document: OldDocument
  venueId: number
  name: string
  zone: string
  /** Whether it was created by this call. */
  isNew: boolean
}

/**
 * Finds or creates the venue of an old document; null if the document is rejected. `created` has the ids of documents whose venue
 * an earlier step of the same import has created.
 */
export const importVenue = async (
  db: Db,
  document: OldDocument,
  report: Report,
  created: ReadonlySet<string> = new Set(),
): Promise<ImportedVenue | null> => {
  const name = instanceName(document)
  const [known] = await db.select().from(instance).where(eq(instance.name, name))
  const fields = readFields(document, 'UTC')
  try {
    const settings = settingsOf(document, fields, report)
    const venueId = known ? Number(known.value) : await createVenue(db, settings)
    if (known && !created.has(document.id)) report.present(document)
    else report.added(document)
    if (!known) {
      await db.insert(instance).values({ name, value: String(venueId) })
      await recordOperatorAct(db, { venueId, event: 'system.venue.created', label: settings.name })
    }
    fields.ignore('logoImage', 'backgroundImage')
    report.unknownFields(document, fields.unread())
    return { document, venueId, name: settings.name, zone: 'America/Argentina/Buenos_Aires', isNew: !known }
  } catch (error) {
    if (!(error instanceof Rejected)) throw error
    report.reject(document, error.message)
    return null
  }
}

/** Sets the logo and the background of the venue, each only if the venue has none. */
export const importVenuePictures = async (context: ImportContext, document: OldDocument) => {
  const { db, pictures, zone } = context
  const fields = readFields(document, zone)
  const logoId = await pictures.optional(context, { document, fields, name: 'logoImage' })
  const backgroundId = await pictures.optional(context, { document, fields, name: 'backgroundImage' })
  if (logoId) await db.update(venues).set({ logoId }).where(isNull(venues.logoId))
  if (backgroundId) await db.update(venues).set({ backgroundId }).where(isNull(venues.backgroundId))
}

const roleOf = (rol: string) => (rol === 'admin' || rol === 'screen' ? rol : 'staff')

/** Staff accounts of the venue. Their passwords are in another system, so everybody gets an invitation. */
export const importStaff = async (context: ImportContext) => {
  const { db, venueId, oldVenue, venueName, folder } = context
  const accounts = new Map(
    folder
      .documents('auth')
      .flatMap(({ data }) => Object.values(data).flat() as Record<string, unknown>[])
      .map(({ localId, email }) => [String(localId), typeof email === 'string' ? email : '']),
  )
  const documents = folder.documents('users').filter(({ data }) => String(data.countryId ?? '') === oldVenue)
  await importEach(context, documents, async (document, fields) => {
    fields.ignore('countryId', 'password')
    const given = fields.text('mail') || fields.text('email') || accounts.get(document.id) || ''
    const mail = Mail.safeParse(given)
    if (!mail.success)
      throw new Rejected(`there is no mail address: add it as 'mail', or put the export of the accounts into auth.json`)
    const account = { id: idOfDocument(document), mail: mail.data, name: fields.parse('name', requiredLine(80)) }
    const role = roleOf(fields.text('rol'))
    const isNew = await insertUnlessImported(db, staffAccounts, { venueId, ...account, role, passwordHash: '' })
    if (isNew) await mailStaffInvitation(context, account, venueName)
    return isNew
  })
}

/** Rejects the accounts of venues that the export does not contain. */
export const rejectStaffOfOtherVenues = (context: Pick<ImportContext, 'folder' | 'report'>, oldVenues: string[]) => {
  for (const document of context.folder.documents('users'))
    if (!oldVenues.includes(String(document.data.countryId ?? '')))
      context.report.reject(document, `there is no venue '${document.data.countryId ?? ''}' (countryId)`)
}
