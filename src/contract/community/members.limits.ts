/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const memberLimits = {
  name: 80,
  phone: 40,
  lot: 80,
  comments: 2000,
  rejectReason: 300,
  /** Width and height of a member's photo in pixels; `photoQuality` is its JPEG quality from 0 to 1. */
  photo: 400,
  photoQuality: 0.7,
  search: 100,
  page: 50,
  csvRows: 1000,
  csvCharacters: 1_000_000,
  /** Hours in which a lider without a password can set it by signing in. */
  firstPasswordHours: 24,
  /** Hours until the link in an invitation expires. */
  invitationHours: 72,
  /** Hours until the link that confirms a mail address expires. */
  confirmationHours: 48,
} as const

/** A 'lider' (class leader) calls the roll of a class or leads groups; all other members are 'user'. */
export const memberRols = ['user', 'lider'] as const
export type MemberRol = (typeof memberRols)[number]

/** Age classes, oldest first. */
export const memberClasses = ['23+', '22', '21', '20', '19', '18', '17', '16', '15', '14', '13'] as const
export type MemberClass = (typeof memberClasses)[number]

/** Kinds of push messages; a member can mute each kind. */
export const pushKinds = ['post', 'booking', 'claim', 'emergency', 'group'] as const
export type PushKind = (typeof pushKinds)[number]

/** CSV columns in the order of the export, each with its Spanish heading. */
export const memberCsvColumns = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  mail: 'Mail',
  phone: 'Teléfono',
  birthday: 'Nacimiento',
  lot: 'Lote',
  class: 'Clase',
  comments: 'Comentarios',
} as const
export type MemberCsvColumn = keyof typeof memberCsvColumns
