import { expect, test } from 'vitest'
import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { totalOfLines } from '#contract/hotel/totals.limits.ts'
import { type CartLine, countOf, emptyCart } from './cart.ts'
import { withAnother, without } from './changing.ts'
import { withLine, withQuantity } from './filling.ts'
import { offered } from './offer.ts'
import { broughtBack, receivedAs, sentAs } from './outgoing.ts'

const line = (id: string, changes: Partial<CartLine> = {}): CartLine => ({
  id,
  productId: 'flan',
  quantity: 1,
  choices: [],
  comment: '',
  outletId: null,
  name: 'Flan',
  price: 1000,
  ...changes,
})
const order = { id: 'o1', stayId: 's1', total: 1000, language: 'french' as const, at: 0 }
const filled = [line('a'), line('b', { productId: 'locro', quantity: 2, price: null })].reduce(withLine, emptyCart)

test('a product added with the same options, comment and outlet raises the quantity; any difference adds a line', () => {
  const twice = withLine(withLine(emptyCart, line('a', { choices: ['x', 'y'] })), line('b', { choices: ['y', 'x'] }))
  expect(twice.lines).toEqual([line('a', { choices: ['x', 'y'], quantity: 2 })])
  for (const other of [{ comment: 'sin sal' }, { choices: ['x'] }, { outletId: 'bar' }, { productId: 'locro' }])
    expect(withLine(twice, line('c', other)).lines).toHaveLength(2)
})

test('a cart is limited to the quantity per line and the number of lines that one order may hold', () => {
  const many = withQuantity(filled, 'a', 500)
  expect([many.lines[0]?.quantity, withQuantity(many, 'a', 0).lines[0]?.quantity]).toEqual([orderLimits.quantity, 1])
  const full = Array.from({ length: orderLimits.lines + 5 }, (_, n) => line(`l${n}`, { productId: `p${n}` }))
  expect(full.reduce(withLine, emptyCart).lines).toHaveLength(orderLimits.lines)
})

test('lines of an order being sent count towards the limit, so that a refused order fits into the cart again', () => {
  const full = Array.from({ length: orderLimits.lines }, (_, n) => line(`l${n}`, { productId: `p${n}` }))
  const sent = sentAs({ ...emptyCart, lines: full }, order, full)
  const back = broughtBack(withLine(sent, line('more')), 'o1', { code: 'price_changed', problems: [] })
  expect(back.lines).toHaveLength(orderLimits.lines)
})

test('a line without a price counts as items and adds nothing to the total', () => {
  expect([countOf(filled.lines), totalOfLines(filled.lines)]).toEqual([3, 1000])
})

test('a second tap while an order is being sent leaves the cart unchanged', () => {
  const sent = sentAs(filled, order, filled.lines)
  expect(sent).toMatchObject({ lines: [], outgoing: { id: 'o1', lines: filled.lines } })
  expect(sentAs(sent, { ...order, id: 'o2' }, sent.lines)).toBe(sent)
  const more = withLine(sent, line('c'))
  expect(sentAs(more, { ...order, id: 'o2' }, more.lines)).toBe(more)
})

test('an order is marked received once, whichever tab gets the response first', () => {
  const received = receivedAs(sentAs(filled, order, filled.lines), 'o1', 7)
  expect(received).toMatchObject({ lines: [], outgoing: null, received: { number: 7 } })
  expect(receivedAs(received, 'o1', 7)).toBe(received)
  expect(broughtBack(received, 'o1', { code: 'room_closed', problems: [] })).toBe(received)
})

test('the lines of a refused order return to the cart before lines added meanwhile, and removing a line removes its problem', () => {
  const problems = [{ lineId: 'a', name: 'Flan', problem: 'disabled' as const }]
  const meanwhile = withLine(sentAs(filled, order, filled.lines), line('c'))
  const back = broughtBack(meanwhile, 'o1', { code: 'problems', problems })
  expect(back.lines.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(back.outgoing).toBe(null)
  const left = without(back, ['a'])
  expect([left.lines.map(({ id }) => id), left.returned]).toEqual([['b', 'c'], null])
})

test('a line with too little stock has the problem ‘few’ until its quantity changes', () => {
  const product = { id: 'flan', name: 'Flan', price: 1000, stock: true, remaining: 2, options: [] }
  const menus = [{ open: true, categories: [{ products: [product] }] }] as unknown as GuestMenu[]
  const problemsOf = (quantity: number) =>
    offered(withQuantity(filled, 'a', quantity).lines, menus).map(({ problem }) => problem)
  expect([problemsOf(2)[0], problemsOf(3)[0]]).toEqual([null, 'few'])
  const problems = [{ lineId: 'a', name: 'Flan', problem: 'few' as const }]
  const back = broughtBack(sentAs(filled, order, filled.lines), 'o1', { code: 'problems', problems })
  expect(withAnother(back, 'b', 1).returned).toEqual({ code: 'problems', problems })
  expect(withAnother(back, 'a', 1).returned).toBeNull()
})
