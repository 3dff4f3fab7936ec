import { randomUUID } from 'node:crypto'
import { api } from '#contract/api.ts'
import type { OrderLineRequest } from '#contract/hotel/orders.ts'
import { sessionCookieName } from '#server/kernel/identity/cookies.ts'
import type { testServer } from '#server/testing/kit.ts'
import { openVenueWithMenu } from './menus/menus.testkit.ts'

type Server = ReturnType<typeof testServer>
const { rooms, stays, orders } = api.hotel

/** The guest session cookie that a response sets, without its attributes; empty when it sets none. */
const guestCookieOf = (response: Response) => {
  const name = sessionCookieName('guest')
  const setCookie = response.headers.getSetCookie().find((header) => header.startsWith(`${name}=`))
  return setCookie?.split(';')[0] ?? ''
}

export const orderLineDraft = (productId: string, fields: Partial<OrderLineRequest> = {}): OrderLineRequest => ({
  id: randomUUID(),
  productId,
  quantity: 1,
  choices: [],
  comment: '',
  outletId: null,
  ...fields,
})

/** A phone without a session until it enters a stay. */
const createPhone = (server: Server, venueId: number, id: string = randomUUID()) => {
  let cookie = ''
  const phone = {
    id,
    get cookie() {
      return cookie
    },
    /** Calls an endpoint that can open a guest session, and stores the session cookie. */
    async enter(endpoint: string, input: object, address = '127.0.0.1') {
      const response = await server.ask(endpoint, 'write', { venue: venueId, ...input }, { cookie, address })
      cookie = guestCookieOf(response) || cookie
      const body = (await response.json()) as { code?: string; secret?: string; word?: string }
      return { status: response.status, ...body }
    },
    call: ((...args: Parameters<Server['visitor']>) => server.calling(cookie)(...args)) as Server['visitor'],
  }
  return phone
}

/** Creates a venue with a menu, a room with an open stay, and a phone in that stay. */
export const openHotel = async (server: Server) => {
  const kitchen = await openVenueWithMenu(await server.openVenue())
  const { venueId, admin: staff } = kitchen
  const addRoom = (kind: 'room' | 'table' = 'room') => staff.call(rooms.create, { id: randomUUID(), kind })
  const moveIn = async (roomId: string, mail = '') => {
    const { id, room } = await staff.call(stays.open, { id: randomUUID(), roomId, name: 'Julia', mail })
    const { stay } = await staff.call(stays.at, { number: room.number })
    const code = stay?.code ?? ''
    const join = async () => {
      const phone = createPhone(server, venueId)
      await phone.enter(stays.enterByCode.endpoint, { number: room.number, code })
      return phone
    }
    return { id, room, code, join }
  }
  /** Signature in the QR code on the wall of a room. */
  const sealOf = async (number: number) => {
    const sheet = await staff.call(rooms.sheet, { kind: 'room' })
    return sheet.find((room) => room.number === number)?.seal ?? ''
  }
  /** Closes a stay; `served` decides for every pending order whether it is completed or canceled. */
  const close = async (stay: { id: string; room: { number: number } }, served = true) => {
    const open = (await staff.call(stays.at, { number: stay.room.number })).stay?.orders ?? []
    const pending = open.filter(({ status }) => status === 'pending')
    const decisions = pending.map(({ id: orderId }) => ({ orderId, served }))
    return staff.call(stays.close, { id: stay.id, decisions })
  }
  const room = await addRoom()
  const stay = await moveIn(room.id)
  const guest = await stay.join()
  const product = await kitchen.addProduct('Flan', { price: 1000 })
  const order = (lines: OrderLineRequest[] = [orderLineDraft(product.id)], total = 1000, phone = guest) =>
    phone.call(orders.send, { id: randomUUID(), lines, total, language: 'spanish' })
  return {
    ...kitchen,
    staff,
    addRoom,
    moveIn,
    close,
    sealOf,
    room,
    stay,
    guest,
    product,
    order,
    phone: (id?: string) => createPhone(server, venueId, id),
  }
}
