import { expect, test } from 'vitest'
import { confirmChanges, expectChanges, knownPricesOf, priceBeforeOthers, reverseChanges } from './knownPrices.ts'

const opened = knownPricesOf([{ id: 'tea', price: 100 }])
const change = [{ id: 'tea', was: 100, price: 110 }]
const sent = expectChanges(opened, change)
const saved = confirmChanges(sent, change)
const undone = confirmChanges(expectChanges(saved, reverseChanges(change)), reverseChanges(change))

test.each([
  ['opened', opened, [100]],
  ['sent, until the response', sent, [100, 110]],
  ['saved, until the list is read again', saved, [100, 110]],
  ['undone, until the list is read again', undone, [100, 110]],
])('own prices do not count as a change by somebody else: %s', (_, prices, own) => {
  for (const price of own) expect(priceBeforeOthers(prices, { id: 'tea', price })).toBeUndefined()
})

test.each([
  ['nothing was sent', opened, 100],
  ['the save was refused', sent, 100],
  ['the save succeeded', saved, 110],
  ['the save was undone', undone, 100],
])('a change by somebody else shows the price before it: %s', (_, prices, before) => {
  expect(priceBeforeOthers(prices, { id: 'tea', price: 250 })).toBe(before)
})

test('a product that somebody else has added has no price before', () => {
  expect(priceBeforeOthers(opened, { id: 'new', price: 250 })).toBeUndefined()
})
