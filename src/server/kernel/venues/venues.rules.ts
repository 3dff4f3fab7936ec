import { type Language, localizedField } from '#contract/kernel/languages.limits.ts'
import type { Configuration, PublicVenue, Venue } from '#contract/kernel/venues.ts'
import { guestStartPath } from '#contract/redirects.ts'
import { type files, toPhotoOrNull } from '../files/files.table.ts'
import { colourShadesOf } from './shades.ts'
import type { venues } from './venues.table.ts'

type File = typeof files.$inferSelect
/** A venue's row with the rows of its logo and background picture. */
export interface FoundVenue {
  venue: Omit<typeof venues.$inferSelect, 'shades'>
  logo: File | null
  background: File | null
}

export const toVenueOutput = ({ venue, logo }: FoundVenue): Venue => ({
  ...venue,
  id: venue.venueId,
  // The shades are computed on every read, so that a change of the algorithm also applies to colours saved earlier.
  shades: colourShadesOf(venue.primaryColor),
  logo: toPhotoOrNull(logo),
})

const shown = (found: FoundVenue) => {
  const { liveDay: day, liveFrom: from, liveTo: to } = found.venue
  return {
    ...found.venue,
    ...toVenueOutput(found),
    background: toPhotoOrNull(found.background),
    live: { day, from, to },
  }
}

export const toPublicVenue = (found: FoundVenue, language: Language): PublicVenue => {
  const { venue } = found
  const { solutionWhatsapp, whatsappNumber, solutionSurvey, surveyLink } = venue
  const text = (field: 'titleApp' | 'subtitleApp' | 'infoApp') => venue[localizedField(field, language)] || venue[field]
  return {
    ...shown(found),
    titleApp: text('titleApp'),
    subtitleApp: text('subtitleApp'),
    infoApp: text('infoApp'),
    whatsapp: solutionWhatsapp ? whatsappNumber : null,
    survey: solutionSurvey ? surveyLink : null,
  }
}

export const toConfiguration = (found: FoundVenue, origin: string): Configuration => ({
  ...shown(found),
  // The table's check allows no other number.
  staffIdleHours: found.venue.staffIdleHours as Configuration['staffIdleHours'],
  qrAddress: qrUrl(origin, found.venue.qrMask, found.venue.venueId),
})

/** URL in the venue's QR code: the guest's language page, on the venue's subdomain if it has one and the host is a domain name. */
export const qrUrl = (origin: string, mask: string, venueId: number) => {
  const url = new URL(guestStartPath(venueId), origin)
  if (mask && /[a-z]\.[a-z]/.test(url.hostname)) url.hostname = `${mask}.${url.hostname}`
  return url.href
}

/** The information texts in one language; a missing translation falls back to Spanish. */
export const informationInLanguage = ({ venue: { information } }: FoundVenue, language: Language) => {
  const text = (topic: keyof typeof information) => information[topic][language] || information[topic].spanish
  return { hours: text('hours'), services: text('services'), restaurants: text('restaurants') }
}
