import type { ReactNode } from 'react'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type LocalizedFields, languages, localizedField } from '#contract/kernel/languages.limits.ts'
import { hotelText } from './hotel.text.ts'

/** Picks one field in all four languages out of a row, for a form's values. */
export const fourOf = <const F extends string>(field: F, row: LocalizedFields<F, string>) =>
  Object.fromEntries(
    languages.map((language) => [localizedField(field, language), row[localizedField(field, language)]]),
  ) as LocalizedFields<F, string>

export const imageNeeded = (photo: Photo | null): ReactNode => (photo ? null : hotelText.imageMissing)

/** An empty order field is sent as undefined: the server then appends the new row at the end of its list. */
export const orderIn = (order: string) => (order === '' ? undefined : Number(order))

export const orderNeeded = (order: string): ReactNode =>
  /^\d{1,4}$/.test(order) && Number(order) >= 1 && Number(order) <= menuLimits.order ? null : hotelText.orderWrong

/** A map from id to name, for tables that store only ids. */
export const namesOf = (rows: readonly { id: string; name: string }[]) =>
  Object.fromEntries(rows.map(({ id, name }) => [id, name]))
