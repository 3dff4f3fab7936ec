import { randomUUID } from 'node:crypto'
import { api } from '#contract/api.ts'
import type { LineWanted } from '#contract/hotel/orders.ts'
import { sessionCookie } from '#server/kernel/identity/cookies.ts'
import type { testServer } from '#server/testing/kit.ts'
import { openKitchen } from './menus/menus.testkit.ts'

type Server = ReturnType<typeof testServer>
const { rooms, stays, orders } = api.hotel

/** The cookie that an answer sets for a guest, as the phone sends it back. */
const guestCookieIn = (answer: Response) => {
  const name = sessionCookie('guest')
  const set = answer.headers.getSetCookie().find((one) => one.startsWith(`${name}=`))
  return set?.split(';')[0] ?? ''
}

export const lineOf = (productId: string, also: Partial<LineWanted> = {}): LineWanted => ({
  id: randomUUID(),
  productId,
  quantity: 1,
  choices: [],
  comment: '',
  outletId: null,
  ...also,
})

/** A phone: no session until it enters somewhere. */
const phoneOf = (server: Server, venueId: number, id: string = randomUUID()) => {
  let cookie = ''
  const phone = {
    id,
    get cookie() {
      return cookie
    },
    /** Calls an endpoint that may let it in. */
    async enter(how: string, input: object, address = '127.0.0.1') {
      const answer = await server.ask(how, 'write', { venue: venueId, ...input }, { cookie, address })
      cookie = guestCookieIn(answer) || cookie
      return { status: answer.status, ...((await answer.json()) as { code?: string }) }
    },
    call: ((...asked: Parameters<Server['visitor']>) => server.calling(cookie)(...asked)) as Server['visitor'],
  }
  return phone
}

/** A venue with a menu, a room in which a stay has begun, and a phone of its guests. */
export const openHotel = async (server: Server) => {
  const kitchen = await openKitchen(await server.openVenue())
  const { venueId, admin: staff } = kitchen
  const addRoom = (kind: 'room' | 'table' = 'room') => staff.call(rooms.create, { id: randomUUID(), kind })
  const moveIn = async (roomId: string, mail = '') => {
    const { id, room } = await staff.call(stays.open, { id: randomUUID(), roomId, name: 'Julia', mail })
    const { stay } = await staff.call(stays.at, { number: room.number })
    const code = stay?.code ?? ''
    const join = async () => {
      const phone = phoneOf(server, venueId)
      await phone.enter(stays.enterByCode.endpoint, { number: room.number, code })
      return phone
    }
    return { id, room, code, join }
  }
  const room = await addRoom()
  const stay = await moveIn(room.id)
  const guest = await stay.join()
  const product = await kitchen.addProduct('Flan', { price: 1000 })
  const order = (lines: LineWanted[] = [lineOf(product.id)], total = 1000, by = guest) =>
    by.call(orders.send, { id: randomUUID(), lines, total, language: 'spanish' })
  return {
    ...kitchen,
    staff,
    addRoom,
    moveIn,
    room,
    stay,
    guest,
    product,
    order,
    phone: (id?: string) => phoneOf(server, venueId, id),
  }
}
