import { expect, test } from 'vitest'
import type { GuestProduct } from '#contract/hotel/menus.guest.ts'
import { isValidSelection, toggleChoice } from '#contract/hotel/optionChoices.limits.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import { added, type DraftLine, lineFor, wantedIn } from './draft.ts'

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
        { id: 'small', name: 'Chico', extra: 0 },
        { id: 'large', name: 'Grande', extra: 300 },
      ],
    },
    {
      id: 'extras',
      name: 'Extras',
      choose: 'many',
      required: false,
      choices: [{ id: 'milk', name: 'Leche', extra: 50 }],
    },
  ],
}

test('the price of a line is the price of the product plus the extras of its chosen options', () => {
  expect(lineFor(coffee, ['large', 'milk'])).toMatchObject({ price: 1350, options: ['Grande', 'Leche'] })
  const free = { ...coffee, price: null }
  expect(lineFor(free, ['small']).price).toBe(null)
  expect(lineFor(free, ['large']).price).toBe(300)
  expect(totalOfLines([{ ...lineFor(coffee, ['small']), quantity: 3 }, lineFor(free, ['small'])])).toBe(3000)
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
  const once = added([], lineFor(coffee, ['small']))
  const twice = added(once, lineFor(coffee, ['small']))
  expect(twice).toMatchObject([{ id: once[0]?.id, quantity: 2 }])
  expect(added(twice, lineFor(coffee, ['large']))).toHaveLength(2)
  const commented = twice.map((line): DraftLine => ({ ...line, comment: 'Tibio' }))
  expect(added(commented, lineFor(coffee, ['small']))).toHaveLength(2)
})

test('a line beyond the maximum number of lines is not added', () => {
  const full = Array.from({ length: orderLimits.lines }, (_, n) => ({ ...lineFor(coffee, ['small']), comment: `${n}` }))
  expect(added(full, lineFor(coffee, ['large']))).toHaveLength(orderLimits.lines)
  expect(wantedIn(full)[0]).toEqual({
    id: full[0]?.id,
    productId: 'coffee',
    quantity: 1,
    choices: ['small'],
    comment: '0',
    outletId: null,
  })
})
