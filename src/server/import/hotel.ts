import { eq, sql } from 'drizzle-orm'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { optionalText, requiredLine } from '#contract/kernel/values.ts'
import { categories, menus, products } from '../hotel/menus/menus.table.ts'
import { orderLines, orderNumbers, orders } from '../hotel/orders/orders.table.ts'
import { outlets } from '../hotel/outlets/outlets.table.ts'
import { rooms } from '../hotel/rooms/rooms.table.ts'
import { stays } from '../hotel/stays/stays.table.ts'
import { type ImportContext, importEach, insertUnlessImported } from './context.ts'
import { entriesOf, idOfDocument, type OldDocument, stableId } from './exportFolder.ts'
import { readFields } from './fields.ts'
import { Rejected } from './values.rules.ts'

/** Written as the person who closed stays and orders that the old product left open. */
const importer = 'Importación'

export const importOutlets = async (context: ImportContext) => {
  const { db, venueId, oldVenue, folder, pictures } = context
  const documents = ['hoteles', 'hotels'].flatMap((collection) => folder.documents(`${collection}/${oldVenue}/outlets`))
  let orderOutlet = 1
  await importEach(context, documents, async (document, fields) =>
    insertUnlessImported(db, outlets, {
      venueId,
      id: idOfDocument(document),
      name: fields.parse('name', requiredLine(menuLimits.name)),
      photoId: await pictures.required(context, { document, fields, name: 'imageOutlet' }),
      orderOutlet: orderOutlet++,
    }),
  )
}

const importProducts = async (context: ImportContext, category: OldDocument, categoryId: string) => {
  const { db, venueId, pictures, report } = context
  await importEach(context, entriesOf(category, 'products'), async (document, fields) => {
    const typed = fields.text('price')
    const price = fields.amount('price')
    if (typed !== '' && price === null) report.remark(document, `without its price '${typed}', which is not an amount`)
    fields.ignore('id')
    return insertUnlessImported(db, products, {
      ...{ venueId, categoryId, price },
      id: stableId('firestore', document.collection, document.id),
      name: fields.parse('name', requiredLine(menuLimits.productName)),
      ...fields.localized('name', menuLimits.productName),
      description: fields.parse('description', optionalText(menuLimits.productDescription)),
      ...fields.localized('description', menuLimits.productDescription),
      photoId: await pictures.optional(context, { document, fields, name: 'imageProduct' }),
      stock: fields.flag('stock', true),
      nameOfBuys: fields.count('nameOfBuys', 100, menuLimits.nameOfBuys),
      orderProduct: fields.count('orderProduct', 1, menuLimits.order),
      glutenFree: fields.flag('glutenFree', false),
      vegetarian: fields.flag('vegetarian', false),
      favourite: fields.flag('favourite', false),
    })
  })
}

const importCategories = async (context: ImportContext, menu: OldDocument, menuId: string) => {
  const { db, venueId, folder, pictures } = context
  const stored: [OldDocument, string][] = []
  const documents = folder.documents(`${menu.collection}/${menu.id}/categories`)
  await importEach(context, documents, async (document, fields) => {
    fields.ignore('products')
    const id = idOfDocument(document)
    const isNew = await insertUnlessImported(db, categories, {
      ...{ venueId, id, menuId },
      name: fields.parse('name', requiredLine(menuLimits.name)),
      ...fields.localized('name', menuLimits.name),
      photoId: await pictures.optional(context, { document, fields, name: 'imageCategory' }),
      orderCategory: fields.count('orderCategory', 1, menuLimits.order),
      withImages: fields.flag('withImages', true),
    })
    stored.push([document, id])
    return isNew
  })
  for (const [document, id] of stored) await importProducts(context, document, id)
}

export const importMenus = async (context: ImportContext) => {
  const { db, venueId, oldVenue, folder, pictures } = context
  const stored: [OldDocument, string][] = []
  await importEach(context, folder.documents(`hoteles/${oldVenue}/menues`), async (document, fields) => {
    const id = idOfDocument(document)
    const isNew = await insertUnlessImported(db, menus, {
      ...{ venueId, id },
      name: fields.parse('nameOfMenu', requiredLine(menuLimits.name)),
      ...fields.localized('name', menuLimits.name, 'nameOfMenu'),
      ...fields.localized('aclaration', menuLimits.aclaration),
      photoId: await pictures.required(context, { document, fields, name: 'imageMenu' }),
      hours: fields.parse('hours', optionalText(menuLimits.hours)),
      orderMenu: fields.count('orderMenu', 1, menuLimits.order),
    })
    stored.push([document, id])
    return isNew
  })
  for (const [document, id] of stored) await importCategories(context, document, id)
}

/** Rooms. A guest who is in a room has to be checked in again: the phones of the old product have no session here. */
export const importRooms = async (context: ImportContext) => {
  const { db, venueId, oldVenue, folder, report } = context
  await importEach(context, folder.documents(`hoteles/${oldVenue}/rooms`), async (document, fields) => {
    const number = fields.count('number', 0, 2_147_483_647)
    if (number === 0) throw new Rejected(`'number' is missing`)
    if (fields.text('state') === 'busy') report.remark(document, `room ${number} was busy and is free now`)
    fields.ignore(
      'clientActual',
      'orderActual',
      'orderStatus',
      'secretCode',
      'clean',
      'pay',
      'noDisturb',
      'mail',
      'chats',
    )
    return insertUnlessImported(db, rooms, { venueId, id: idOfDocument(document), kind: 'room', number })
  })
}

const linesOf = ({ folder, zone, report }: ImportContext, document: OldDocument) => {
  const listed = entriesOf(document, 'orden')
  const documents = listed.length > 0 ? listed : folder.documents(`${document.collection}/${document.id}/products`)
  return documents.map((entry, position) => {
    const fields = readFields(entry, zone)
    const name = fields.parse('name', requiredLine(200))
    const quantity = fields.count(fields.text('cantidad') === '' ? 'quantity' : 'cantidad', 1, orderLimits.quantity)
    fields.ignore('id', 'imageProduct')
    const comment = fields.text('comments').slice(0, orderLimits.comment)
    const price = fields.amount('price')
    report.unknownFields(entry, fields.unread())
    return {
      position,
      name,
      quantity,
      comment,
      price,
      options: [],
      productId: stableId('product', name),
    }
  })
}

/** Finds or creates the closed stay to which the orders of a room before the import belong. */
const stayOfRoom = async ({ db, venueId, now }: ImportContext, number: number, sentAt: Date) => {
  const [room] = await db.select().from(rooms).where(eq(rooms.number, number))
  if (!room) throw new Rejected(`there is no room ${number}`)
  const stayId = stableId('stay before the import', room.id)
  const closed = { code: '', closedAt: now, closedBy: importer }
  await insertUnlessImported(db, stays, {
    venueId,
    id: stayId,
    roomId: room.id,
    openedAt: sentAt,
    openedBy: importer,
    ...closed,
  })
  return { stayId, roomId: room.id }
}

/** Orders as history. Those that were open are completed if they were accepted, and canceled if not. */
export const importOrders = async (context: ImportContext, venue: OldDocument) => {
  const { db, venueId, oldVenue, folder, report } = context
  let last = 0
  await importEach(context, folder.documents(`hoteles/${oldVenue}/orders`), async (document, fields) => {
    const number = fields.count('numberOfOrder', Number(document.id) || 0, 2_147_483_647)
    if (number === 0) throw new Rejected(`'numberOfOrder' is missing`)
    const sentAt = fields.moment('date')
    if (!sentAt) throw new Rejected(`'date' is missing`)
    const status = fields.text('status')
    if (!['pending', 'accepted', 'canceled', 'completed'].includes(status))
      throw new Rejected(`'status' is '${status}'`)
    const room = fields.count('numberOfTable', 0, 2_147_483_647)
    fields.ignore('orden', 'notify', 'tableID', 'idUser', 'totalPrice', 'mail', 'id')
    const id = idOfDocument(document)
    const [known] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, id))
    if (known) return false
    const lines = linesOf(context, document)
    if (lines.length === 0) throw new Rejected('it has no products')
    const isCompleted = status === 'completed' || status === 'accepted'
    if (status === 'pending' || status === 'accepted')
      report.remark(document, `it was ${status} and is ${isCompleted ? 'completed' : 'canceled'} now`)
    const { stayId, roomId } = await stayOfRoom(context, room, sentAt)
    const end = isCompleted
      ? { status: 'completed' as const, completedAt: sentAt, completedBy: importer }
      : { status: 'canceled' as const, decidedAt: sentAt, decidedBy: importer }
    await db.insert(orders).values({ venueId, id, number, stayId, roomId, sentAt, ...end })
    for (const line of lines)
      await db
        .insert(orderLines)
        .values({ venueId, orderId: id, id: stableId(id, String(line.position)), stayId, ...line })
    last = Math.max(last, number)
    return true
  })
  const counted = Math.max(last, readFields(venue, context.zone).count('orderTotalNumber', 0, 2_147_483_647))
  if (counted === 0) return
  const raised = { last: sql`greatest(${orderNumbers.last}, ${counted})` }
  await db
    .insert(orderNumbers)
    .values({ venueId, last: counted })
    .onConflictDoUpdate({ target: orderNumbers.venueId, set: raised })
}
