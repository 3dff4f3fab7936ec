import type { ReactNode } from 'react'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type LocalizedFields, languages, localizedField } from '#contract/kernel/languages.limits.ts'
import { hotelText } from './hotel.text.ts'

/** Picks one field in all four languages out of a row, for a form's values. */
export const pickLocalizedFields = <const F extends string>(field: F, row: LocalizedFields<F, string>) =>
  Object.fromEntries(
    languages.map((language) => [localizedField(field, language), row[localizedField(field, language)]]),
  ) as LocalizedFields<F, string>

export const validateImage = (photo: Photo | null): ReactNode => (photo ? null : hotelText.imageMissing)

/**
 * Converts the field for the position in a list. Empty is sent as undefined: the server then appends the new row to its
 * list.
 */
export const parseListPosition = (order: string) => (order === '' ? undefined : Number(order))

export const validateListPosition = (order: string): ReactNode =>
  /^\d{1,4}$/.test(order) && Number(order) >= 1 && Number(order) <= menuLimits.order ? null : hotelText.orderWrong

/** A map from id to name, for tables that store only ids. */
export const namesById = (rows: readonly { id: string; name: string }[]) =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]))
