import { and, eq } from 'drizzle-orm'
import { stays as contract } from '#contract/hotel/stays.ts'
import { recordObject } from '#server/kernel/activity/recordedChanges.ts'
import { insertOnceAndFind, lockRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { sessions } from '#server/kernel/identity/identity.table.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { addServiceCharge } from '../accounts/serviceCharge.ts'
import { alertsOfStay } from '../alerts/alerts.queries.ts'
import { chats } from '../chat/chat.table.ts'
import { billOf, newestOrdersOf } from '../orders/orders.queries.ts'
import { findRoomByNumber } from '../rooms/rooms.queries.ts'
import { rooms } from '../rooms/rooms.table.ts'
import { closeStay, queueSummaryMail } from './closeStay.ts'
import { newStayCode } from './codes.rules.ts'
import { enterStayRoutes } from './enterStay.routes.ts'
import { farewellRoutes } from './farewell.routes.ts'
import { inviteToStay } from './inviteToStay.ts'
import { acceptKnock, loadStayAccess, refuseKnock, removePhone, replaceCode } from './stayAccess.queries.ts'
import {
  findLatestStay,
  findOpenStayId,
  findStay,
  listPastStays,
  loadRoomOverview,
  occupiedCodes,
} from './stays.queries.ts'
import { knocks, occupiedRooms, stays } from './stays.table.ts'

const on = inTransaction(contract)
const done = { done: true } as const

const ownRoutes = {
  board: on.board.handler(({ context: { db }, input }) => loadRoomOverview(db, input.kind)),

  at: on.at.handler(async ({ context: { db, now }, input, errors }) => {
    const room = orRefuse(await findRoomByNumber(db, input.number), errors)
    const stayId = await findOpenStayId(db, room.id)
    const stay = stayId ? await findStay(db, stayId) : null
    const past = await listPastStays(db, room.id)
    if (!stay) return { room, orderStatus: '', stay: null, past }
    const { orders, total } = await newestOrdersOf(db, stay.id)
    const open = {
      ...stay,
      alerts: (await alertsOfStay(db, stay.id)).filter(({ doneAt }) => doneAt === null),
      noDisturb: stay.row.noDisturb,
      ...(await loadStayAccess(db, stay.row, null, now())),
      language: stay.row.language,
      orders,
      total,
    }
    return { room, orderStatus: orders[0]?.status ?? '', stay: open, past }
  }),

  open: on.open.handler(async ({ context: { db, venueId, caller, now, notifyOnly }, input, errors }) => {
    const room = orRefuse(await lockRow(db, rooms, input.roomId), errors)
    if (room.removedAt) throw errors.gone()
    const occupant = await findOpenStayId(db, room.id)
    if (occupant && occupant !== input.id) throw errors[occupiedCodes[room.kind]]()
    notifyOnly('guest', input.id)
    const stay = { ...input, venueId, code: newStayCode(), openedAt: now(), openedBy: caller.name }
    const opened = orRefuse(await insertOnceAndFind(db, stays, stay, findStay), errors)
    // A retried call must not open a stay again that was closed meanwhile.
    if (opened.closedAt || opened.room.id !== room.id) throw errors.gone()
    recordObject(db, room)
    await db.insert(occupiedRooms).values({ venueId, roomId: room.id, stayId: input.id }).onConflictDoNothing()
    await db.insert(chats).values({ venueId, stayId: input.id }).onConflictDoNothing()
    await addServiceCharge(db, { venueId, stayId: input.id, at: now(), by: caller })
    return opened
  }),

  update: on.update.handler(async ({ context: { db, notifyOnly }, input: { id, ...fields }, errors }) => {
    notifyOnly('guest', id)
    orRefuse(await updateRow(db, stays, id, fields), errors)
    return orRefuse(await findStay(db, id), errors)
  }),

  close: on.close.handler(async ({ context, input, errors }) => {
    context.notifyOnly('guest', input.id)
    orRefuse(await closeStay(context, input), errors)
    return done
  }),

  inviteByStaff: on.inviteByStaff.handler(async ({ context, input, errors }) => {
    context.notifyOnly('guest', input.stayId)
    const invited = await inviteToStay(context.db, context, input)
    return orRefuse(typeof invited === 'string' ? 'gone' : invited, errors)
  }),

  letInByStaff: on.letInByStaff.handler(async ({ context: { db, now, notifyOnly }, input: { id }, errors }) => {
    const knock = orRefuse(await lockRow(db, knocks, id), errors)
    notifyOnly('guest', knock.stayId)
    return orRefuse(await acceptKnock(db, id, now()), errors)
  }),

  refuseByStaff: on.refuseByStaff.handler(async ({ context: { db, now, notifyOnly }, input: { id }, errors }) => {
    const knock = orRefuse(await lockRow(db, knocks, id), errors)
    notifyOnly('guest', knock.stayId)
    return orRefuse(await refuseKnock(db, id, now()), errors)
  }),

  removePhoneByStaff: on.removePhoneByStaff.handler(
    async ({ context: { db, venueId, now, notifyOnly }, input: { id }, errors }) => {
      const phone = and(eq(sessions.id, id), eq(sessions.kind, 'guest'))
      const [found] = await db.select({ stayId: sessions.subject }).from(sessions).where(phone)
      if (!found) throw errors.gone()
      notifyOnly('guest', found.stayId)
      return orRefuse(await removePhone(db, { venueId, stayId: found.stayId, sessionId: id, at: now() }), errors)
    },
  ),

  replaceCodeByStaff: on.replaceCodeByStaff.handler(
    async ({ context: { db, now, notifyOnly }, input: { id }, errors }) => {
      notifyOnly('guest', id)
      const replaced = await replaceCode(db, id, 'requested', now())
      return orRefuse(typeof replaced === 'string' ? 'gone' : replaced, errors)
    },
  ),

  bill: on.bill.handler(async ({ context: { db }, input: { id }, errors }) => {
    const stay = orRefuse(await findStay(db, id), errors)
    return { stay, ...(await billOf(db, id)) }
  }),

  sendSummary: on.sendSummary.handler(async ({ context: { db }, input: { mail, stayId }, errors }) => {
    await queueSummaryMail(db, orRefuse(await findLatestStay(db, mail, stayId), errors))
    return done
  }),
}

export const staysRoutes = { ...ownRoutes, ...enterStayRoutes, ...farewellRoutes }
