import type { FormValidateInput, UseFormReturnType } from '@mantine/form'
import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import { menuDefaults, menuLimits } from '#contract/hotel/menus.limits.ts'
import type { OptionGroup, Product } from '#contract/hotel/menus.ts'
import { choiceBoundsOf } from '#contract/hotel/optionChoices.limits.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { type LocalizedFields, languages, localizedField, localizedFields } from '#contract/kernel/languages.limits.ts'
import { fourOf, imageNeeded, orderNeeded } from '#web/hotel/fields.ts'
import { hotelText } from '#web/hotel/hotel.text.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { optional, required } from '#web/kernel/ui/forms/checks.ts'
import { menuText, optionsText, productText as text } from '../menus.text.ts'
import { priceIn, priceInForm } from '../prices/prices.ts'

type Names = LocalizedFields<'name', string> & { name: string }
type ChoiceValues = Names & { id: string; extra: string }
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
    order: string
    nameOfBuys: string
    options: GroupValues[]
  }

const blank = () => ''
const blankNames = (): Names => ({ name: '', ...localizedFields('name', blank) })

export const blankChoice = (): ChoiceValues => ({ id: newId(), ...blankNames(), extra: '' })
export const blankGroup = (): GroupValues => ({
  id: newId(),
  ...blankNames(),
  choose: 'one',
  required: true,
  atLeast: '',
  atMost: '',
  choices: [blankChoice(), blankChoice()],
})

export const blankProduct = (categoryId: string): ProductValues => ({
  ...blankNames(),
  description: '',
  ...localizedFields('description', blank),
  photo: null,
  price: '',
  glutenFree: false,
  vegetarian: false,
  vegan: false,
  favourite: false,
  contains: [],
  categoryId,
  order: '',
  nameOfBuys: String(menuDefaults.nameOfBuys),
  options: [],
})

/** Only who may take several can be asked for a number of them, and at least so many only who must take some. */
export const hasMost = ({ choose }: Pick<GroupValues, 'choose'>) => choose === 'many'
export const hasLeast = (group: Pick<GroupValues, 'choose' | 'required'>) => hasMost(group) && group.required

const groupValues = (group: OptionGroup): GroupValues => ({
  ...group,
  atLeast: String(group.atLeast ?? ''),
  atMost: String(group.atMost ?? ''),
  choices: group.choices.map((choice) => ({ ...choice, extra: choice.extra === 0 ? '' : priceInForm(choice.extra) })),
})

/** The same once more, for another product: from then on each is changed by itself. */
export const copyOfGroup = (group: OptionGroup): GroupValues => {
  const copy = groupValues(group)
  return { ...copy, id: newId(), choices: copy.choices.map((choice) => ({ ...choice, id: newId() })) }
}

export const valuesOf = (product: Product): ProductValues => ({
  name: product.name,
  ...fourOf('name', product),
  description: product.description,
  ...fourOf('description', product),
  photo: product.photo,
  price: priceInForm(product.price),
  glutenFree: product.glutenFree,
  vegetarian: product.vegetarian,
  vegan: product.vegan,
  favourite: product.favourite,
  contains: product.contains,
  categoryId: product.categoryId,
  order: String(product.orderProduct),
  nameOfBuys: String(product.nameOfBuys),
  options: product.options.map(groupValues),
})

/** As the endpoints want it, but for the photo, which only an edit must have. */
export const writtenIn = ({ photo: _, price, order, nameOfBuys, options, ...values }: ProductValues) => ({
  ...values,
  price: priceIn(price) ?? null,
  orderProduct: Number(order),
  nameOfBuys: Number(nameOfBuys),
  options: options.map(
    ({ atLeast, atMost, ...group }): OptionGroup => ({
      ...group,
      ...(hasLeast(group) && atLeast !== '' && { atLeast: Number(atLeast) }),
      ...(hasMost(group) && atMost !== '' && { atMost: Number(atMost) }),
      choices: group.choices.map((choice) => ({ ...choice, extra: priceIn(choice.extra) ?? 0 })),
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
  order: hotelText.order,
  nameOfBuys: text.nameOfBuys,
  options: optionsText.title,
  ...(Object.fromEntries(
    languages.flatMap((language) => [
      [localizedField('name', language), menuText.nameIn(languageText[language])],
      [localizedField('description', language), text.descriptionIn(languageText[language])],
    ]),
  ) as LocalizedFields<'name' | 'description', string>),
}

const aPrice = (written: string) => (priceIn(written) === undefined ? text.priceWrong : null)
const aCount = (written: string) =>
  /^\d{1,7}$/.test(written.trim()) && Number(written) <= menuLimits.nameOfBuys
    ? null
    : text.countWrong(menuLimits.nameOfBuys.toLocaleString('es-AR'))
const howMany = (max: number) =>
  optional((written) =>
    /^\d{1,2}$/.test(written) && Number(written) >= 1 && Number(written) <= max ? null : optionsText.howManyWrong(max),
  )
const groupAt = ({ options }: ProductValues, path: string) => options[Number(path.split('.')[1])]
/** What the form does not ask for is not checked: nobody could mend it. */
const mostNeeded = (written: string, values: ProductValues, path: string) => {
  const group = groupAt(values, path)
  return group && hasMost(group) ? howMany(menuLimits.choices)(written) : null
}
const leastNeeded = (written: string, values: ProductValues, path: string) => {
  const group = groupAt(values, path)
  if (!group || !hasLeast(group)) return null
  const { most } = choiceBoundsOf({ ...group, atLeast: undefined, atMost: Number(group.atMost) || undefined })
  return howMany(most)(written)
}
const aName = required(menuLimits.productName)

/** A new product may be shown with the drawing of the house: only an edit needs the image. */
export const newProductChecks = {
  name: aName,
  price: aPrice,
  order: optional(orderNeeded),
  nameOfBuys: aCount,
  options: { name: aName, atLeast: leastNeeded, atMost: mostNeeded, choices: { name: aName, extra: aPrice } },
}
export const productChecks: FormValidateInput<ProductValues> = {
  ...newProductChecks,
  order: orderNeeded,
  photo: imageNeeded,
}

export type ProductForm = UseFormReturnType<ProductValues>
