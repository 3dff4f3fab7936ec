/**
 * Texts are limited in characters, lists in rows. Limits live outside the schema files, so that screens can import them
 * without loading zod.
 */
export const peopleLimits = {
  name: 80,
  number: 20,
  phone: 40,
  comments: 2000,
  search: 100,
  page: 50,
  /** People that one call can activate or deactivate. */
  atOnce: 500,
  csvRows: 25_000,
  csvCharacters: 6_000_000,
  /** The import preview lists at most this many bad rows; it counts all of them. */
  badRowsListed: 200,
  /** The import preview lists at most this many changed people; it counts all of them. */
  changesListed: 100,
} as const

/** Values of the query parameters `active` and `bags`. */
export const yesNoValues = ['yes', 'no'] as const
type YesOrNo = (typeof yesNoValues)[number]

/** Reads the filter of the dossier list from the query parameters `active` and `bags`; other values are dropped. */
export const dossierFilterFromQuery = (query: URLSearchParams): { active?: YesOrNo; bags?: YesOrNo } => {
  const readFlag = (name: string) => yesNoValues.find((value) => value === query.get(name))
  const [active, bags] = [readFlag('active'), readFlag('bags')]
  return { ...(active && { active }), ...(bags && { bags }) }
}

/** CSV columns in the order of the export, each with its Spanish heading. */
export const peopleCsvColumns = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  numberSocio: 'Número de socio',
  mail: 'Mail',
  phone: 'Teléfono',
  birthday: 'Nacimiento',
  contactSince: 'Contacto desde',
  comments: 'Comentarios',
  active: 'Estado',
} as const
export type PeopleCsvColumn = keyof typeof peopleCsvColumns

/**
 * Why a CSV row is refused. `missing`: a required cell is empty. `repeated`: an earlier row has the same member number.
 * `columns`: the row has more cells than the heading. `open_quote`: a quote is never closed.
 */
export const badRowReasons = ['missing', 'invalid', 'too_long', 'repeated', 'columns', 'open_quote'] as const
export type BadRowReason = (typeof badRowReasons)[number]

/** Why a whole CSV file is refused. */
export const badFileReasons = ['empty', 'no_header', 'too_many_rows'] as const
export type BadFileReason = (typeof badFileReasons)[number]
