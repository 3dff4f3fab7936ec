// The hotel of the benchmarks: stays with phones, a large menu, and orders.
import { randomUUID } from 'node:crypto'
import { rooms } from '#server/hotel/rooms/rooms.table.ts'
import { occupiedRooms, stays } from '#server/hotel/stays/stays.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { sessionCookieName } from '#server/kernel/identity/cookies.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { encodeSessionToken, hashSecret, newSecret } from '#server/kernel/identity/sessionTokens.ts'

/** A guest's phone. */
export interface Phone {
  cookie: string
  stayId: string
}

export const openSession = async (db: Db, kind: 'guest' | 'staff', subject: string) => {
  const [id, secret] = [randomUUID(), newSecret()]
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db
    .insert(sessions)
    .values({ venueId: 1, id, kind, subject, secretHash: hashSecret(secret), device: 'bench', expiresAt })
  return `${sessionCookieName(kind)}=${encodeSessionToken({ venueId: 1, id, secret })}`
}

/** Creates a stay with one phone. */
export const moveIn = async (db: Db, number: number): Promise<Phone> => {
  const [roomId, stayId] = [randomUUID(), randomUUID()]
  await db.insert(rooms).values({ venueId: 1, id: roomId, kind: 'room', number })
  const stay = { venueId: 1, id: stayId, roomId, code: '000000', openedAt: new Date(), openedBy: 'bench' }
  await db.insert(stays).values(stay)
  await db.insert(occupiedRooms).values({ venueId: 1, roomId, stayId })
  return { stayId, cookie: await openSession(db, 'guest', stayId) }
}

/** Opens all menus and returns a product without options that can be ordered. */
export const openMenus = async (db: Db) => {
  const { rows } = await db.execute<{ id: string; price: string }>(`select p.id, p.price from hotel_products p
    where stock and price is not null and options = '[]' order by p.name limit 1`)
  await db.execute(`update hotel_menus set openings = '[]'`)
  const [product] = rows
  if (!product) throw new Error('the demo has nothing to order')
  return { id: product.id, price: Number(product.price) }
}

/** Shows all menus, and copies products of the demo's first venue until it has `count` that guests see. */
export const growMenu = async (db: Db, count: number) => {
  await db.execute('update hotel_categories set hidden = false')
  await db.execute('update hotel_menus set hidden = false')
  await db.execute(`
    with visible as (select p from hotel_products p where not hidden), missing as (select ${count} - count(*) as n from visible)
    insert into hotel_products select (jsonb_populate_record(v.p, jsonb_build_object(
        'id', gen_random_uuid(), 'name', left((v.p).name, 20) || ' ' || k, 'order_product', k))).*
    from visible v, generate_series(1, ${count}) k order by k, (v.p).id limit (select n from missing)`)
}

export const orderOf = ({ id: productId, price: total }: { id: string; price: number }) => ({
  id: randomUUID(),
  lines: [{ id: randomUUID(), productId, quantity: 1, choices: [], comment: '', outletId: null }],
  total,
})
export type Order = ReturnType<typeof orderOf>
