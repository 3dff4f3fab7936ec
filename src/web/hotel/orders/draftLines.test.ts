import { expect, test } from 'vitest'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { isValidSelection, toggleChoice } from '#contract/hotel/optionChoices.limits.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import { addDraftLine, createDraftLine, type DraftLine, toLineRequests } from './draftLines.ts'

const coffee: GuestProduct = {
  id: 'coffee',
  name: 'Café',
  description: '',
  photo: null,
  price: 1000,
  stock: true,
  glutenFree: false,
  vegetarian: false,
  vegan: false,
  contains: [],
  favourite: false,
  options: [
    {
      id: 'size',
      name: 'Tamaño',
      choose: 'one',
      required: true,
      choices: [
        { id: 'small', name: 'Chico', extra: 0, contains: [] },
        { id: 'large', name: 'Grande', extra: 300, contains: [] },
      ],
    },
    {
      id: 'extras',
      name: 'Extras',
      choose: 'many',
      required: false,
      choices: [{ id: 'milk', name: 'Leche', extra: 50, contains: [] }],
    },
  ],
}

test('the price of a line is the price of the product plus the extras of its chosen options', () => {
  expect(createDraftLine(coffee, ['large', 'milk'])).toMatchObject({ price: 1350, options: ['Grande', 'Leche'] })
  const free = { ...coffee, price: null }
  expect(createDraftLine(free, ['small']).price).toBe(null)
  expect(createDraftLine(free, ['large']).price).toBe(300)
  expect(totalOfLines([{ ...createDraftLine(coffee, ['small']), quantity: 3 }, createDraftLine(free, ['small'])])).toBe(
    3000,
  )
})

test('a single-choice group replaces the earlier choice, a multiple-choice group adds to it and removes a choice that is pressed again', () => {
  const [size, extras] = coffee.options
  if (!size || !extras) throw new Error('coffee has sizes and extras')
  expect(toggleChoice(size, ['small', 'milk'], 'large')).toEqual(['milk', 'large'])
  expect(toggleChoice(extras, ['large'], 'milk')).toEqual(['large', 'milk'])
  expect(toggleChoice(extras, ['large', 'milk'], 'milk')).toEqual(['large'])
  const isChosen = (...choices: string[]) => isValidSelection(coffee.options, choices)
  expect([isChosen('milk'), isChosen('small'), isChosen('small', 'unknown')]).toEqual([false, true, false])
})

test('adding a product with equal options and comment raises the quantity of its line; other options or comments add a line', () => {
  const once = addDraftLine([], createDraftLine(coffee, ['small']))
  const twice = addDraftLine(once, createDraftLine(coffee, ['small']))
  expect(twice).toMatchObject([{ id: once[0]?.id, quantity: 2 }])
  expect(addDraftLine(twice, createDraftLine(coffee, ['large']))).toHaveLength(2)
  const commented = twice.map((line): DraftLine => ({ ...line, comment: 'Tibio' }))
  expect(addDraftLine(commented, createDraftLine(coffee, ['small']))).toHaveLength(2)
})

test('a line beyond the maximum number of lines is not added', () => {
  const full = Array.from({ length: orderLimits.lines }, (_, n) => ({
    ...createDraftLine(coffee, ['small']),
    comment: `${n}`,
  }))
  expect(addDraftLine(full, createDraftLine(coffee, ['large']))).toHaveLength(orderLimits.lines)
  expect(toLineRequests(full)[0]).toEqual({
    id: full[0]?.id,
    productId: 'coffee',
    quantity: 1,
    choices: ['small'],
    comment: '0',
    outletId: null,
  })
})
