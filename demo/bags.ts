import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type BagType, defaultBagItems } from '#contract/club/bags.limits.ts'
import { bagComments, bagItems, bags } from '#server/club/bags/bags.table.ts'
import { bagCodes } from '#server/club/custody/custody.table.ts'
import { movements } from '#server/club/movements/movements.table.ts'
import { people } from '#server/club/people/people.table.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { hashPassword } from '#server/kernel/identity/passwords.ts'
import { demoTime } from './clock.ts'
import type { PictureName } from './pictures/names.ts'
import type { DemoPictures } from './stored-pictures.ts'
import type { FilledVenue } from './venues.ts'

type DemoBag = [type: BagType, brand: string, numberSocio: string, place: string, picture: PictureName, said?: string]

const club: DemoBag[] = [
  ['bag', 'Titleist', '10482', 'A-01', 'bag-tour', 'Cierre lateral flojo; avisado al socio.'],
  ['bag', 'Callaway', '10517', 'A-02', 'bag-stand'],
  ['bag', 'Ping', '10533', 'A-03', 'bag-cart', 'Cambió las fundas de las maderas.'],
  ['bag', 'TaylorMade', '10561', 'A-04', 'bag-red'],
  ['bag', 'Mizuno', '10590', 'A-05', 'bag-leather', 'Guardar siempre en el estante bajo.'],
  ['bag', 'Cobra', '10604', 'A-06', 'bag-stand'],
  ['bag', 'Wilson', '10622', 'B-01', 'bag-pencil'],
  ['bag', 'Srixon', '10648', 'B-02', 'bag-tour'],
  ['bag', 'Honma', '10689', 'B-03', 'bag-leather', 'Grips nuevos en los hierros.'],
  ['bag', 'Cleveland', '10726', 'B-04', 'bag-red'],
  ['cart', 'Clicgear', '10533', 'C-01', 'trolley-three-wheels'],
  ['cart', 'Big Max', '10702', 'C-02', 'trolley-two-wheels'],
  ['cart', 'Motocaddy', '10780', 'C-03', 'trolley-electric', 'La batería queda cargando en el taller.'],
  ['cart', 'Sun Mountain', '10837', 'C-04', 'trolley-three-wheels'],
]
const sea: DemoBag[] = [
  ['bag', 'Ping', '201', '1', 'bag-stand'],
  ['cart', 'Big Max', '202', '2', 'trolley-two-wheels'],
]
const hill: DemoBag[] = [['bag', 'Wilson', '31', '1', 'bag-pencil']]
const byVenue: Record<number, DemoBag[]> = { 1: club, 2: sea, 3: hill }
const codes: Record<number, string> = { 1: '2580', 2: '3691', 3: '1470' }

const pictureOf = (item: string): PictureName => {
  if (/^Hierro [4-6]/.test(item)) return 'club-iron-long'
  if (item.startsWith('Hierro')) return 'club-iron-short'
  if (item.startsWith('Wedge')) return 'club-wedge'
  const named: Record<string, PictureName> = { Driver: 'club-driver', 'Madera 3': 'club-wood', Híbrido: 'club-hybrid' }
  return named[item] ?? 'club-putter'
}
const notes: Record<string, string> = {
  Driver: '10,5°, vara regular',
  Putter: '34 pulgadas',
  'Wedge 1': '52°',
  'Wedge 2': '58°',
}

const hour = 3_600_000
const day = 24 * hour
/** Days of the last month, counted back from today, on which a bag is taken out; some bags leave more often than others. */
const daysOut = (bag: number) =>
  Array.from({ length: 30 }, (_, ago) => 30 - ago).filter((ago) => (ago * 7 + bag * 5) % (4 + (bag % 4)) === 0)
const remarks = ['', '', '', 'Palos mojados', '', 'Se lleva también el paraguas', '', 'Limpieza pedida']

type Owner = typeof people.$inferSelect
const fillMovements = async (db: Db, bag: typeof bags.$inferSelect, owner: Owner, index: number, now: Date) => {
  const midnight = Math.floor((now.getTime() - 3 * hour) / day) * day + 3 * hour
  const made = daysOut(index).flatMap((ago) => {
    const morning = midnight - ago * day + (7 + (index % 5)) * hour + index * 7 * 60_000
    return [
      { at: new Date(morning), actionType: 'Retiro' as const },
      { at: new Date(morning + (4 + (ago % 3)) * hour), actionType: 'Ingreso' as const },
    ]
  })
  for (const [n, { at, actionType }] of made.entries())
    await db.insert(movements).values({
      venueId: bag.venueId,
      id: randomUUID(),
      bagId: bag.id,
      position: n + 1,
      actionType,
      at,
      personAdmin: ['Sergio', 'Ana', 'Administrador'][(n + index) % 3] ?? '',
      place: bag.place,
      comments: remarks[(n + index) % remarks.length] ?? '',
      type: bag.type,
      brand: bag.brand,
      fullName: `${owner.firstName} ${owner.lastName}`,
      numberSocio: owner.numberSocio,
      missing: null,
    })
  const last = made.at(-1)
  if (last)
    await db
      .update(bags)
      .set({ position: made.length, lastAction: last.actionType, lastMove: last.at })
      .where(eq(bags.id, bag.id))
}

const fillItems = async (db: Db, venueId: number, bagId: string, pictures: DemoPictures, missing: Date | null) => {
  for (const [place, name] of defaultBagItems.entries())
    await db.insert(bagItems).values({
      venueId,
      id: randomUUID(),
      bagId,
      name,
      description: notes[name] ?? '',
      photoId: await pictures(pictureOf(name)),
      place,
      missingSince: name === 'Wedge 2' ? missing : null,
    })
}

/** Creates bags and carts with their items, a month of movements and the venue's bag code. */
export const fillBags = async (db: Db, { venueId, which }: FilledVenue, pictures: DemoPictures, now: Date) => {
  const code = codes[which]
  if (code) await db.insert(bagCodes).values({ venueId, codeHash: await hashPassword(code), changedAt: now })
  for (const [index, [type, brand, numberSocio, place, picture, said]] of (byVenue[which] ?? []).entries()) {
    const [owner] = await db.select().from(people).where(eq(people.numberSocio, numberSocio))
    if (!owner) throw new Error(`the demo has no member ${numberSocio}`)
    const made = { venueId, id: randomUUID(), type, brand, ownerId: owner.id, place, active: index !== 9 }
    const [bag] = await db
      .insert(bags)
      .values({ ...made, photoId: await pictures(picture) })
      .returning()
    if (!bag) continue
    if (type === 'bag')
      await fillItems(db, venueId, bag.id, pictures, index === 3 ? new Date(now.getTime() - day) : null)
    await fillMovements(db, bag, owner, index, now)
    const at = demoTime(now, 1 + (index % 6), `${10 + (index % 8)}:${12 + ((index * 11) % 45)}`)
    // Comments are written by an admin, as the contract requires.
    const comment = { venueId, id: randomUUID(), bagId: bag.id, at, personAdmin: 'Ana' }
    if (said) await db.insert(bagComments).values({ ...comment, comments: said })
  }
}
