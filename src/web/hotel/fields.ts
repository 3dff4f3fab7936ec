import type { ReactNode } from 'react'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type LocalizedFields, languages, localizedField } from '#contract/kernel/languages.limits.ts'
import { hotelText } from './hotel.text.ts'

/** The four fields of that name, and nothing else of the thing. */
export const fourOf = <const F extends string>(field: F, thing: LocalizedFields<F, string>) =>
  Object.fromEntries(
    languages.map((language) => [localizedField(field, language), thing[localizedField(field, language)]]),
  ) as LocalizedFields<F, string>

export const imageNeeded = (photo: Photo | null): ReactNode => (photo ? null : hotelText.imageMissing)

/** What is new may leave its place to the server, which puts it at the end. */
export const orderIn = (order: string) => (order === '' ? undefined : Number(order))

export const orderNeeded = (order: string): ReactNode =>
  /^\d{1,4}$/.test(order) && Number(order) >= 1 && Number(order) <= menuLimits.order ? null : hotelText.orderWrong

/** What ids stand for, where somebody reads them. */
export const namesOf = (things: readonly { id: string; name: string }[]) =>
  Object.fromEntries(things.map(({ id, name }) => [id, name]))
