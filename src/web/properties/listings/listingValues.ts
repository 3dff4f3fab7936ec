import type { FormValidateInput } from '@mantine/form'
import type { ReactNode } from 'react'
import { type Currency, currencies } from '#contract/kernel/currencies.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type ListingAmenity, listingStaffLimits } from '#contract/properties/listingStaff.limits.ts'
import {
  type CountField,
  countFields,
  type ListingCondition,
  type ListingOperation,
  type ListingType,
  listingConditions,
  listingLimits,
  listingOperations,
  listingTypes,
} from '#contract/properties/listings.limits.ts'
import type { StaffListing } from '#contract/properties/listings.ts'
import { mailCheck, optionalCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { phoneCheck } from '#web/kernel/ui/forms/phoneCheck.ts'
import type { Upload } from '#web/kernel/uploads/uploads.ts'
import { amenityText, conditionText } from '../details.text.ts'
import { countFieldLabel, operationText, typeText } from '../properties.text.ts'
import { photosText, listingsText as text } from './listings.text.ts'

export interface ListingValues extends Record<string, unknown>, Record<CountField, string> {
  operation: string
  type: string
  condition: string
  price: string
  currency: string
  label: string
  date: string
  direction: string
  city: string
  neighbourhood: string
  expensas: string
  expensasCurrency: string
  yearBuilt: string
  amenities: string[]
  mtTotales: string
  mtCubiertos: string
  photos: Photo[]
  /** Photo ids. An empty id, or one that is not in `photos`, means the first photo. */
  cover: string
  coverList: string
  youtubeUrl: string
  url360: string
  description: string
  order: string
  ownerName: string
  ownerPhone: string
  ownerMail: string
  ownerNotes: string
  /** Id of a staff account, or empty. */
  agentId: string
}

const forEachCount = <T>(create: (field: CountField) => T) =>
  Object.fromEntries(countFields.map((field) => [field, create(field)])) as Record<CountField, T>

/** Today in the device's time zone, as YYYY-MM-DD. */
const today = () => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

export const emptyListing = (): ListingValues => ({
  operation: '',
  type: '',
  condition: '',
  price: '',
  currency: 'USD',
  label: '',
  date: today(),
  direction: '',
  city: '',
  neighbourhood: '',
  expensas: '',
  expensasCurrency: 'ARS',
  yearBuilt: '',
  amenities: [],
  mtTotales: '',
  mtCubiertos: '',
  ...forEachCount(() => ''),
  photos: [],
  cover: '',
  coverList: '',
  youtubeUrl: '',
  url360: '',
  description: '',
  order: '1',
  ownerName: '',
  ownerPhone: '',
  ownerMail: '',
  ownerNotes: '',
  agentId: '',
})

const formatThousands = (whole: number) => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '.')
const toFieldText = (count: number | null) => (count === null ? '' : String(count))

export const toFormValues = (listing: StaffListing): ListingValues => ({
  operation: listing.operation,
  type: listing.type,
  condition: listing.condition,
  price: formatThousands(Math.floor(listing.price / 100)),
  currency: listing.currency,
  label: listing.label,
  date: listing.date,
  direction: listing.direction,
  city: listing.city,
  neighbourhood: listing.neighbourhood,
  expensas: listing.expensas === null ? '' : formatThousands(Math.floor(listing.expensas / 100)),
  expensasCurrency: listing.expensasCurrency,
  yearBuilt: toFieldText(listing.yearBuilt),
  amenities: listing.amenities,
  mtTotales: String(listing.mtTotales),
  mtCubiertos: toFieldText(listing.mtCubiertos),
  ...forEachCount((field) => toFieldText(listing[field])),
  photos: listing.photos,
  cover: listing.cover?.id ?? '',
  coverList: listing.coverList?.id ?? '',
  youtubeUrl: listing.youtubeUrl,
  url360: listing.url360,
  description: listing.description,
  order: String(listing.orderListing),
  ownerName: listing.contacts.ownerName,
  ownerPhone: listing.contacts.ownerPhone,
  ownerMail: listing.contacts.ownerMail ?? '',
  ownerNotes: listing.contacts.ownerNotes,
  agentId: listing.contacts.agent?.id ?? '',
})

/** The id of the chosen photo if it is still there, or else of the first one. */
export const chosenPhotoId = (chosen: string, photos: readonly Photo[]): string =>
  (photos.find(({ id }) => id === chosen) ?? photos[0])?.id ?? ''

/** Parses '185.000' as 185000. An empty text gives null, anything but a whole number undefined. */
const parseWhole = (typed: string): number | null | undefined => {
  const digits = typed.replaceAll(/[\s.]/g, '')
  if (digits === '') return null
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined
}
const parseCount = (typed: string) => parseWhole(typed) || null

const parseCents = (typed: string) => {
  const whole = parseWhole(typed)
  return whole ? whole * 100 : null
}

/** The casts are safe: listingChecks has rejected every other value. Prices are in cents. */
export const toInput = (values: ListingValues) => ({
  operation: values.operation as ListingOperation,
  type: values.type as ListingType,
  condition: values.condition as ListingCondition,
  price: (parseWhole(values.price) ?? 0) * 100,
  currency: values.currency as Currency,
  label: values.label,
  date: values.date,
  direction: values.direction,
  city: values.city,
  neighbourhood: values.neighbourhood,
  expensas: parseCents(values.expensas),
  expensasCurrency: values.expensasCurrency as Currency,
  yearBuilt: parseCount(values.yearBuilt),
  amenities: values.amenities as ListingAmenity[],
  mtTotales: parseWhole(values.mtTotales) ?? 0,
  mtCubiertos: parseCount(values.mtCubiertos),
  ...forEachCount((field) => parseCount(values[field])),
  photoIds: values.photos.map(({ id }) => id),
  coverId: chosenPhotoId(values.cover, values.photos),
  coverListId: chosenPhotoId(values.coverList, values.photos),
  youtubeUrl: values.youtubeUrl.trim(),
  url360: values.url360.trim(),
  description: values.description,
  orderListing: Number(values.order),
  ownerName: values.ownerName,
  ownerPhone: values.ownerPhone,
  ownerMail: values.ownerMail.trim() || null,
  ownerNotes: values.ownerNotes,
  agentId: values.agentId || null,
})

export const listingLabels: Record<Extract<keyof ListingValues, string>, string> = {
  operation: text.operation,
  type: text.type,
  condition: text.condition,
  price: text.price,
  currency: text.currency,
  label: text.label,
  date: text.date,
  direction: text.direction,
  city: text.city,
  neighbourhood: text.neighbourhood,
  expensas: text.expensas,
  expensasCurrency: text.expensasCurrency,
  yearBuilt: text.yearBuilt,
  amenities: text.amenities,
  mtTotales: text.mtTotales,
  mtCubiertos: text.mtCubiertos,
  ...forEachCount(countFieldLabel),
  photos: photosText.label,
  cover: photosText.cover,
  coverList: photosText.coverList,
  youtubeUrl: text.video,
  url360: text.tour,
  description: text.description,
  order: text.order,
  ownerName: text.ownerName,
  ownerPhone: text.ownerPhone,
  ownerMail: text.ownerMail,
  ownerNotes: text.ownerNotes,
  agentId: text.agent,
}
export const listingChoiceTexts = {
  operation: operationText,
  type: typeText,
  condition: conditionText,
  amenities: amenityText,
}

const isOneOf =
  (choices: readonly string[]) =>
  (value: string): ReactNode =>
    choices.includes(value) ? null : text.choose
const wholeUpTo =
  (max: number, { isRequired = false } = {}) =>
  (value: string): ReactNode => {
    const whole = parseWhole(value)
    if (whole === null) return isRequired ? requiredCheck()('') : null
    return whole === undefined || whole > max || (isRequired && whole < 1) ? text.numberWrong(max) : null
  }
/** The price column holds eleven digits, two of them cents. */
const maxPriceInUnits = 999_999_999

const checkPrice = (value: string): ReactNode => {
  const whole = parseWhole(value)
  if (whole === null) return requiredCheck()('')
  return whole === undefined || whole > maxPriceInUnits ? text.priceWrong : null
}

const checkYear = (value: string): ReactNode => {
  const { firstYear, lastYear } = listingStaffLimits
  const year = /^\d{4}$/.test(value.trim()) ? Number(value) : 0
  return year >= firstYear && year <= lastYear ? null : text.yearWrong
}

/** Checks of the form. Photos that are still uploading, or failed, count as errors. */
export const listingChecks = (uploads: () => readonly Upload[]): FormValidateInput<ListingValues> => ({
  operation: isOneOf(listingOperations),
  type: isOneOf(listingTypes),
  condition: isOneOf(listingConditions),
  price: checkPrice,
  currency: isOneOf(currencies),
  date: requiredCheck(),
  direction: requiredCheck(listingLimits.direction),
  city: requiredCheck(listingLimits.city),
  expensas: (value: string) => (value.trim() === '' ? null : checkPrice(value)),
  yearBuilt: optionalCheck(checkYear),
  ownerPhone: optionalCheck(phoneCheck(listingStaffLimits.ownerPhone)),
  ownerMail: optionalCheck(mailCheck),
  mtTotales: wholeUpTo(listingLimits.meters, { isRequired: true }),
  mtCubiertos: wholeUpTo(listingLimits.meters),
  ...forEachCount(() => wholeUpTo(listingLimits.count)),
  photos: (photos: Photo[]) => {
    if (uploads().some(({ failed }) => failed !== null)) return photosText.failedStill
    if (uploads().some(({ photo }) => photo === null)) return photosText.uploadingStill
    if (photos.length > listingLimits.photos) return photosText.tooMany(listingLimits.photos)
    return photos.length === 0 ? photosText.needed : null
  },
  order: (value: string) =>
    /^\d{1,4}$/.test(value) && Number(value) >= 1 ? null : text.orderWrong(listingLimits.order),
})
