/** Initial value of the birthday in the club's forms. It is stored only when somebody confirms it. */
export const defaultBirthday = '2020-12-31'

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
} as const

/** Values of the query parameters `active` and `bags`. */
export const dossierFilterValues = ['yes', 'no'] as const
type YesOrNo = (typeof dossierFilterValues)[number]

/** Reads the filter of the dossier list from the query parameters `active` and `bags`; other values are dropped. */
export const dossierFilterFromQuery = (query: URLSearchParams): { active?: YesOrNo; bags?: YesOrNo } => {
  const readFlag = (name: string) => dossierFilterValues.find((value) => value === query.get(name))
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
