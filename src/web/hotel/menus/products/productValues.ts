import type { FormValidateInput, UseFormReturnType } from '@mantine/form'
import { type ContentMark, contradictionOf } from '#contract/hotel/contentMarks.limits.ts'
import { menuDefaults, menuLimits } from '#contract/hotel/menus.limits.ts'
import type { OptionGroup, Product } from '#contract/hotel/menus.ts'
import { choiceBoundsOf } from '#contract/hotel/optionChoices.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type LocalizedFields, languages, localizedField, localizedFields } from '#contract/kernel/languages.limits.ts'
import { accountSettingsText } from '#web/hotel/accounts/accountSettings.text.ts'
import { contentMarkText } from '#web/hotel/contentMarks.text.ts'
import { pickLocalizedFields, validateImage, validateListPosition } from '#web/hotel/formFields.ts'
import { hotelText } from '#web/hotel/hotel.text.ts'
import { productMarkText } from '#web/hotel/menus/guest/productMarks.text.ts'
import { stationsText } from '#web/hotel/stations/stations.text.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { optionalCheck, requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { menuText, productText as text } from '../menus.text.ts'
import { formatPriceField, parsePrice } from '../prices/priceField.ts'
import { productOptionsText } from './productOptions.text.ts'

type Names = LocalizedFields<'name', string> & { name: string }
type ChoiceValues = Names & { id: string; extra: string; contains: ContentMark[] }
type GroupValues = Names & {
  id: string
  choose: 'one' | 'many'
  required: boolean
  atLeast: string
  atMost: string
  choices: ChoiceValues[]
}

export type ProductValues = Names &
  LocalizedFields<'description', string> & {
    description: string
    photo: Photo | null
    price: string
    glutenFree: boolean
    vegetarian: boolean
    vegan: boolean
    favourite: boolean
    contains: ContentMark[]
    categoryId: string
    /** Station id; empty for the station of the category. */
    station: string
    /** Id of a tax rate; empty for that of the category. */
    taxRate: string
    order: string
    nameOfBuys: string
    options: GroupValues[]
  }

const emptyText = () => ''
const emptyNames = (): Names => ({ name: '', ...localizedFields('name', emptyText) })

export const emptyChoice = (): ChoiceValues => ({ id: newId(), ...emptyNames(), extra: '', contains: [] })
export const emptyOptionGroup = (): GroupValues => ({
  id: newId(),
  ...emptyNames(),
  choose: 'one',
  required: true,
  atLeast: '',
  atMost: '',
  choices: [emptyChoice(), emptyChoice()],
})

export const emptyProduct = (categoryId: string): ProductValues => ({
  ...emptyNames(),
  description: '',
  ...localizedFields('description', emptyText),
  photo: null,
  price: '',
  glutenFree: false,
  vegetarian: false,
  vegan: false,
  favourite: false,
  contains: [],
  categoryId,
  station: '',
  taxRate: '',
  order: '',
  nameOfBuys: String(menuDefaults.nameOfBuys),
  options: [],
})

/** A maximum applies only to multiple-choice groups, a minimum only to required ones of them. */
export const hasMaximum = ({ choose }: Pick<GroupValues, 'choose'>) => choose === 'many'
export const hasMinimum = (group: Pick<GroupValues, 'choose' | 'required'>) => hasMaximum(group) && group.required

const toGroupValues = (group: OptionGroup): GroupValues => ({
  ...group,
  atLeast: String(group.atLeast ?? ''),
  atMost: String(group.atMost ?? ''),
  choices: group.choices.map((choice) => ({
    ...choice,
    extra: choice.extra === 0 ? '' : formatPriceField(choice.extra),
  })),
})

/** Copy of a group with new ids, for another product; later changes do not affect the original. */
export const copyOptionGroup = (group: OptionGroup): GroupValues => {
  const copy = toGroupValues(group)
  return { ...copy, id: newId(), choices: copy.choices.map((choice) => ({ ...choice, id: newId() })) }
}

export const toFormValues = (product: Product): ProductValues => ({
  name: product.name,
  ...pickLocalizedFields('name', product),
  description: product.description,
  ...pickLocalizedFields('description', product),
  photo: product.photo,
  price: formatPriceField(product.price),
  glutenFree: product.glutenFree,
  vegetarian: product.vegetarian,
  vegan: product.vegan,
  favourite: product.favourite,
  contains: product.contains,
  categoryId: product.categoryId,
  station: product.stationId ?? '',
  taxRate: product.taxRateId ?? '',
  order: String(product.orderProduct),
  nameOfBuys: String(product.nameOfBuys),
  options: product.options.map(toGroupValues),
})

/** Input of the create and update endpoints without the photo. */
export const toInput = ({
  photo: _,
  price,
  station,
  taxRate,
  order,
  nameOfBuys,
  options,
  ...values
}: ProductValues) => ({
  ...values,
  price: parsePrice(price) ?? null,
  stationId: station || null,
  taxRateId: taxRate || null,
  orderProduct: Number(order),
  nameOfBuys: Number(nameOfBuys),
  options: options.map(
    ({ atLeast, atMost, ...group }): OptionGroup => ({
      ...group,
      ...(hasMinimum(group) && atLeast !== '' && { atLeast: Number(atLeast) }),
      ...(hasMaximum(group) && atMost !== '' && { atMost: Number(atMost) }),
      choices: group.choices.map((choice) => ({ ...choice, extra: parsePrice(choice.extra) ?? 0 })),
    }),
  ),
})

export const productLabels = {
  name: hotelText.name,
  description: text.description,
  price: text.priceShort,
  photo: hotelText.image,
  glutenFree: text.glutenFree,
  vegetarian: text.vegetarian,
  vegan: text.vegan,
  favourite: text.favourite,
  contains: text.contains,
  categoryId: text.category,
  station: stationsText.station,
  taxRate: accountSettingsText.taxRate,
  order: hotelText.order,
  nameOfBuys: text.nameOfBuys,
  options: productOptionsText.title,
  ...(Object.fromEntries(
    languages.flatMap((language) => [
      [localizedField('name', language), menuText.nameIn(languageText[language])],
      [localizedField('description', language), text.descriptionIn(languageText[language])],
    ]),
  ) as LocalizedFields<'name' | 'description', string>),
}

const validatePrice = (written: string) => (parsePrice(written) === undefined ? text.priceWrong : null)
const validateCount = (written: string) =>
  /^\d{1,7}$/.test(written.trim()) && Number(written) <= menuLimits.nameOfBuys
    ? null
    : text.countWrong(menuLimits.nameOfBuys.toLocaleString('es-AR'))
const validateChoiceCount = (max: number) =>
  optionalCheck((written) =>
    /^\d{1,2}$/.test(written) && Number(written) >= 1 && Number(written) <= max
      ? null
      : productOptionsText.howManyWrong(max),
  )
const groupOfPath = ({ options }: ProductValues, path: string) => options[Number(path.split('.')[1])]
/** Hidden fields are not validated: nobody could correct them. */
const validateAtMost = (written: string, values: ProductValues, path: string) => {
  const group = groupOfPath(values, path)
  return group && hasMaximum(group) ? validateChoiceCount(menuLimits.choices)(written) : null
}
const validateAtLeast = (written: string, values: ProductValues, path: string) => {
  const group = groupOfPath(values, path)
  if (!group || !hasMinimum(group)) return null
  const { most } = choiceBoundsOf({ ...group, atLeast: undefined, atMost: Number(group.atMost) || undefined })
  return validateChoiceCount(most)(written)
}
const validateContents = (_: ContentMark[], values: ProductValues) => {
  const found = contradictionOf(values)
  if (!found) return null
  const contents = found.contents.map((content) => contentMarkText.spanish[content].toLowerCase())
  return text.contradiction(productMarkText.spanish[found.mark].toLowerCase(), contents.join(', '))
}
const validateName = requiredCheck(menuLimits.productName)

/** A product can be saved without a photo, with a placeholder drawing; one that has a photo keeps it or gets another. */
export const newProductChecks = {
  name: validateName,
  price: validatePrice,
  order: optionalCheck(validateListPosition),
  nameOfBuys: validateCount,
  contains: validateContents,
  options: {
    name: validateName,
    atLeast: validateAtLeast,
    atMost: validateAtMost,
    choices: { name: validateName, extra: validatePrice },
  },
}
export const productChecksWithoutPhoto: FormValidateInput<ProductValues> = {
  ...newProductChecks,
  order: validateListPosition,
}
export const productChecks: FormValidateInput<ProductValues> = { ...productChecksWithoutPhoto, photo: validateImage }

export type ProductForm = UseFormReturnType<ProductValues>
