import { expect, test } from 'vitest'
import type { OrderLine } from '#contract/hotel/orders.ts'
import { compareOrderLines } from './compareOrderLines.ts'

const line = (id: string, quantity: number, comment = ''): OrderLine => ({
  id,
  productId: id,
  name: id,
  price: 100,
  quantity,
  options: [],
  comment,
  outletId: null,
  stationId: null,
  done: false,
})

test('the differences of a correction list the removed, added and changed lines, and no unchanged line', () => {
  const before = [line('flan', 2), line('té', 1), line('café', 1)]
  const after = [line('flan', 1), line('café', 1, 'Cortado'), line('agua', 3)]
  expect(compareOrderLines(before, after)).toEqual([
    { id: 'flan', name: 'flan', before: 2, after: 1, detailsChanged: false },
    { id: 'té', name: 'té', before: 1, after: 0, detailsChanged: false },
    { id: 'café', name: 'café', before: 1, after: 1, detailsChanged: true },
    { id: 'agua', name: 'agua', before: 0, after: 3, detailsChanged: false },
  ])
  expect(compareOrderLines(before, before)).toEqual([])
})
