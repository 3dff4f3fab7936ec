/** Apart from the schemas, so that screens can read them without loading the schema library. */
export const peopleLimits = {
  name: 80,
  number: 20,
  phone: 40,
  comments: 2000,
  search: 100,
  page: 50,
  /** How many are activated or deactivated with one press. */
  atOnce: 500,
  csvRows: 25_000,
  csvCharacters: 6_000_000,
  /** More bad rows than this are counted, not listed. */
  badRowsListed: 200,
  /** What changes beyond these is counted, not listed. */
  changesListed: 100,
} as const

/** As an address says it. */
export const yesOrNo = ['yes', 'no'] as const
type YesOrNo = (typeof yesOrNo)[number]

/** Which dossiers an address asks for. */
export const dossiersAt = (query: URLSearchParams): { active?: YesOrNo; bags?: YesOrNo } => {
  const said = (name: string) => yesOrNo.find((word) => word === query.get(name))
  const [active, bags] = [said('active'), said('bags')]
  return { ...(active && { active }), ...(bags && { bags }) }
}

/** The columns of the CSV, in the order of the export; the header of each is its Spanish name. */
export const csvColumns = {
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
export type CsvColumn = keyof typeof csvColumns

/**
 * Why a row of the CSV cannot be taken: `missing` a required cell, `invalid`, `too_long`, the number `repeated`
 * further up, more cells than the header has `columns`, or a quote that is never closed.
 */
export const badRowReasons = ['missing', 'invalid', 'too_long', 'repeated', 'columns', 'open_quote'] as const
export type BadRowReason = (typeof badRowReasons)[number]

/** Why the whole file cannot be taken. */
export const badFileReasons = ['empty', 'no_header', 'too_many_rows'] as const
export type BadFileReason = (typeof badFileReasons)[number]
