import * as z from 'zod'
import { currencies } from './currencies.limits.ts'
import { Photo } from './files.ts'
import { languages, localizedFields } from './languages.limits.ts'
import { products } from './products.limits.ts'
import { refusals } from './refusals.ts'
import { ChannelUrl, WebUrl } from './urls.ts'
import {
  Id,
  Language,
  Mail,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  VenueId,
  Version,
} from './values.ts'
import {
  colourPattern,
  informationTopics,
  qrMaskPattern,
  staffIdleHours,
  venueLimits,
  venuePhonePattern,
  whatsappPattern,
} from './venues.limits.ts'
import { noWhatsapp } from './whatsapp.ts'
import { admin, everyRole, staff } from './who.ts'

const Currency = z.enum(currencies)
const StaffIdleHours = z.literal(staffIdleHours)
/** The products that the venue uses; pages of the others are hidden. */
export const ProductsInUse = z.array(z.enum(products)).min(1).max(products.length)

/** The venue data that every page needs to render. */
export const Venue = z.object({
  id: VenueId,
  name: z.string(),
  /** Ten shades of the venue's primary colour, light to dark. */
  shades: z.array(z.string()).length(10),
  timeZone: z.string(),
  outletsEnabled: z.boolean(),
  currency: Currency,
  logo: Photo.nullable(),
  titleApp: z.string(),
  products: z.array(z.enum(products)),
  /** Language of guests whose browser prefers none of ours. */
  guestLanguage: Language,
})
export type Venue = z.infer<typeof Venue>

/** Weekly live-stream window; `to` is the last included hour: 10 to 12 means 10:00 to 12:59. */
const LiveWindow = z.strictObject({
  day: z.int().min(0).max(6),
  from: z.int().min(0).max(23),
  to: z.int().min(0).max(23),
})

const links = {
  liveChannel: ChannelUrl,
  formLink: WebUrl,
  paymentLink: WebUrl,
  courseAppIos: WebUrl,
  courseAppOther: WebUrl,
}
const texts = {
  titleApp: requiredLine(venueLimits.titleApp),
  subtitleApp: requiredLine(venueLimits.subtitleApp),
  infoApp: requiredText(venueLimits.infoApp),
  ...localizedFields('titleApp', () => optionalLine(venueLimits.titleApp)),
  ...localizedFields('subtitleApp', () => optionalLine(venueLimits.subtitleApp)),
  ...localizedFields('infoApp', () => optionalText(venueLimits.infoApp)),
  direction: optionalLine(venueLimits.direction),
  bankAlias: optionalLine(venueLimits.bankAlias),
}
const anyText = () => z.string()
const shownTexts = {
  titleApp: z.string(),
  subtitleApp: z.string(),
  infoApp: z.string(),
  direction: z.string(),
  bankAlias: z.string(),
}
const shownLinks = {
  liveChannel: z.string(),
  formLink: z.string(),
  paymentLink: z.string(),
  courseAppIos: z.string(),
  courseAppOther: z.string(),
}

/** The venue data that visitors may read. An empty link means that the admin has not set it. */
export const PublicVenue = z.object({
  ...Venue.shape,
  ...shownTexts,
  ...shownLinks,
  background: Photo.nullable(),
  live: LiveWindow,
  phone: z.string(),
  /** WhatsApp number; null if WhatsApp is disabled. */
  whatsapp: z.string().nullable(),
  /** URL of the survey; null if the survey is disabled. */
  survey: z.string().nullable(),
})
export type PublicVenue = z.infer<typeof PublicVenue>

const byLanguage = <S extends z.ZodType>(schema: S) => z.strictObject(inEach(languages, schema))
const inEach = <const K extends string, S extends z.ZodType>(keys: readonly K[], schema: S) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>

export const Information = z.strictObject(inEach(informationTopics, byLanguage(optionalText(venueLimits.information))))
export type Information = z.infer<typeof Information>

/** IANA name with area and city. Abbreviations are refused: 'BST' is London for PostgreSQL and Dhaka for Node. */
export const TimeZone = z
  .string()
  .max(60)
  .regex(/^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)(\/[\w+-]+)+)$/)
  .refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null
    } catch {
      return false
    }
  }, 'timeZone')
  .meta({ examples: ['America/Argentina/Buenos_Aires'] })

export const PrimaryColor = z
  .string()
  .max(7)
  .regex(colourPattern)
  .toUpperCase()
  .meta({ examples: ['#1F5D43'] })

const settings = {
  name: requiredLine(venueLimits.name),
  mail: Mail,
  phone: z
    .string()
    .trim()
    .max(30)
    .regex(venuePhonePattern)
    .meta({ examples: ['+54 11 4000 1000'] }),
  primaryColor: PrimaryColor,
  ...texts,
  ...links,
  whatsappNumber: z
    .string()
    .trim()
    .max(15)
    .regex(/^\d{1,15}$/)
    .default(noWhatsapp)
    .meta({ examples: ['5491140001000'] }),
  solutionWhatsapp: z.boolean(),
  solutionSurvey: z.boolean(),
  surveyLink: WebUrl,
  qrMask: z.union([z.literal(''), z.string().max(63).regex(qrMaskPattern)]).default(''),
  timeZone: TimeZone,
  /** Without it the stored language stays: forms of the previous version do not send it. */
  guestLanguage: Language.optional(),
  currency: Currency,
  outletsEnabled: z.boolean(),
  live: LiveWindow.refine(({ from, to }) => from <= to, 'live'),
  information: Information,
}

/** All settings that a venue's staff can see. */
export const Configuration = z.object({
  ...Venue.shape,
  ...shownTexts,
  ...localizedFields('titleApp', anyText),
  ...localizedFields('subtitleApp', anyText),
  ...localizedFields('infoApp', anyText),
  ...shownLinks,
  mail: z.string(),
  phone: z.string(),
  primaryColor: z.string(),
  background: Photo.nullable(),
  whatsappNumber: z.string(),
  solutionWhatsapp: z.boolean(),
  solutionSurvey: z.boolean(),
  surveyLink: z.string(),
  qrMask: z.string(),
  /** URL in the venue's QR code. */
  qrAddress: z.string(),
  live: LiveWindow,
  information: Information,
  secondFactorRequired: z.boolean(),
  staffIdleHours: StaffIdleHours,
  version: Version,
})
export type Configuration = z.infer<typeof Configuration>

const named = { venue: VenueId.optional() }

export const venues = {
  /**
   * The venue of the input, or else of the caller. Refused as gone if it does not exist; the page /hotel checks an
   * entered venue code with it.
   */
  current: everyRole.read.input(z.strictObject(named)).output(Venue).errors(refusals('gone')).meta({ cached: true }),
  /**
   * The public data of a venue. titleApp, subtitleApp and infoApp are in the given language; a missing translation falls
   * back to Spanish.
   */
  front: everyRole.read
    .input(z.strictObject({ ...named, language: Language.default('spanish') }))
    .output(PublicVenue)
    .errors(refusals('gone'))
    .meta({ cached: true }),
  /** The three texts of the room's information page; a missing translation falls back to Spanish. */
  information: everyRole.read
    .input(z.strictObject({ ...named, language: Language }))
    .output(z.object(inEach(informationTopics, z.string())))
    .errors(refusals('gone'))
    .meta({ cached: true }),
  configuration: staff.read.output(Configuration),
  update: admin.write
    .input(
      z
        .strictObject({ version: Version, logoId: Id, backgroundId: Id, ...settings })
        .refine(({ solutionWhatsapp, whatsappNumber }) => !solutionWhatsapp || whatsappPattern.test(whatsappNumber), {
          path: ['whatsappNumber'],
        })
        .refine(({ solutionSurvey, surveyLink }) => !solutionSurvey || surveyLink !== '', { path: ['surveyLink'] }),
    )
    .output(Configuration)
    .errors(refusals('stale')),
  /** Sign-in rules, separate from `update` because only a sensitive write may change them. */
  setSignInRules: admin.sensitiveWrite
    .input(z.strictObject({ secondFactorRequired: z.boolean() }))
    .output(Configuration),
  setLogo: admin.write
    .input(z.strictObject({ logoId: Id }))
    .output(Configuration)
    .errors(refusals('gone')),
  /** Sets the products in use. Pages of the others are hidden, and their data stays. */
  setProducts: admin.write.input(z.strictObject({ products: ProductsInUse })).output(Configuration),
  /**
   * Sets the idle time of staff sessions. A shorter one applies to open sessions at once, a longer one from their next
   * use.
   */
  setStaffIdle: admin.sensitiveWrite.input(z.strictObject({ staffIdleHours: StaffIdleHours })).output(Configuration),
}
