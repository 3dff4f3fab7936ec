import { randomUUID } from 'node:crypto'
import type { Venue } from './venue.ts'
import { send, write } from './writing.ts'

/** Secret codes of the demo's stays. */
export const stayCodes = { 101: '482913', 102: '557120', 107: '268804' } as const

/** An order line with a quantity and without options. */
export const lineOf = (productId: string, quantity = 1, comment = '') => ({
  id: randomUUID(),
  productId,
  quantity,
  choices: [],
  comment,
  outletId: null,
})

interface Offered {
  menus: {
    open: boolean
    categories: { products: { id: string; name: string; price: number | null; stock: boolean; options: unknown[] }[] }[]
  }[]
}

/** A guest's phone in a room that acts through the API; its pages are tested elsewhere. */
export const phoneIn = async (venue: Venue, number: number, code: string) => {
  const hand = await venue.caller()
  const post = (endpoint: string, data: object) => send(hand, `hotel/${endpoint}`, data)
  const done = (endpoint: string, data: object) => write(hand, `hotel/${endpoint}`, data)
  const read = async (path: string) => (await hand.request.get(`/api/hotel/${path}`)).json()
  await done('stays/enterByCode', { venue: venue.id, number, code })
  const { menus }: Offered = await read(`menus/offered?venue=${venue.id}`)
  /** Products in stock on open menus, with a price and without options. */
  const offered = menus
    .filter(({ open }) => open)
    .flatMap(({ categories }) => categories.flatMap(({ products }) => products))
    .filter(({ price, stock, options }) => stock && price && options.length === 0)
  return {
    post,
    done,
    read,
    offered,
    /** Orders the nth of these products. */
    async order(nth = 0, quantity = 1, comment = '') {
      const { id: productId = '', price } = offered[nth] ?? {}
      const lines = [lineOf(productId, quantity, comment)]
      const total = (price ?? 0) * quantity
      const { order } = await done('orders/send', { id: randomUUID(), lines, total, language: 'spanish' })
      return order as { id: string; number: number; total: number }
    },
    async statusOf(id: string) {
      const { orders } = await read(`orders/mine?venue=${venue.id}`)
      return (orders as { id: string; status: string }[]).find((order) => order.id === id)?.status
    },
  }
}
