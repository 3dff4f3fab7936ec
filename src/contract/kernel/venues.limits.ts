/** Maximum text lengths. In a file without schemas, so that screens can import them without loading zod. */
export const venueLimits = {
  name: 80,
  titleApp: 60,
  subtitleApp: 120,
  infoApp: 2000,
  direction: 200,
  bankAlias: 60,
  information: 3000,
  address: 500,
} as const

/** Hours without use after which a venue's staff sessions end: half a day, or 30 days. */
export const staffIdleHours = [12, 720] as const
export const [, longStaffIdleHours] = staffIdleHours
/** Days after which a staff session ends even if it is used. */
export const staffSessionDays = 90

/** 'Horarios', 'Servicios', 'Restaurantes' on the room's information page. */
export const informationTopics = ['hours', 'services', 'restaurants'] as const
export type InformationTopic = (typeof informationTopics)[number]

export const venuePhonePattern = /^\+?\d[\d ()-]{4,24}$/
export const whatsappPattern = /^[1-9]\d{7,14}$/
export const colourPattern = /^#[0-9a-fA-F]{6}$/
/** A valid subdomain label. */
export const qrMaskPattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
