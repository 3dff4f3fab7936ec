import { randomUUID } from 'node:crypto'
import { eq, isNull, lt } from 'drizzle-orm'
import { stayLimits } from '#contract/hotel/stays.limits.ts'
import { stays as contract } from '#contract/hotel/stays.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction, outsideTransaction, type StepsContext, type TransactionContext } from '#server/kernel/door.ts'
import { actAsSubject } from '#server/kernel/identity/callers.ts'
import { openSession, resendCookie } from '#server/kernel/identity/sessions.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { findRoomByNumber } from '../rooms/rooms.queries.ts'
import { isRoomSignature } from '../rooms/rooms.rules.ts'
import { codeMatches, newKnockWord, phoneSessionSecret, readPass, writePass } from './codes.rules.ts'
import { findStay, openKnocksOf, openStayInRoom, phonesOfStay, type StayRow, toWishesOutput } from './stays.queries.ts'
import { knocks, stays } from './stays.table.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

const done = { done: true } as const

type EnteringContext = Pick<
  TransactionContext,
  'caller' | 'venueId' | 'cookies' | 'device' | 'reply' | 'now' | 'notifyOnly'
> & {
  kernel: Pick<TransactionContext['kernel'], 'configuration'>
}

/**
 * Opens a guest session for this phone, unless `mayEnter` refuses; a phone that is in already stays in. The lock on the
 * stay makes sure that only one phone is its first, and that no phone enters a closed stay.
 */
const enterStay = async <Refusal extends string = never>(
  db: Db,
  context: EnteringContext,
  stayId: string,
  mayEnter: (stay: StayRow) => Refusal | null = () => null,
  secret?: string,
): Promise<typeof done | Refusal | 'stay_closed'> => {
  const { caller, venueId, now, notifyOnly } = context
  if (caller.kind === 'guest' && caller.subject === stayId) return done
  // From here on the transaction runs as a guest of this stay: row-level security hides the stay from visitors.
  await actAsSubject(db, 'guest', stayId)
  const [stay] = await db.select().from(stays).where(eq(stays.id, stayId)).for('update')
  if (!stay || stay.closedAt) return 'stay_closed'
  notifyOnly('guest', stayId)
  const phone = { kind: 'guest', venueId, subject: stayId } as const
  if (secret && (await resendCookie(db, context, phone, secret))) return done
  const refusal = mayEnter(stay)
  if (refusal) return refusal
  if (!stay.firstPhoneAt) await updateRow(db, stays, stayId, { firstPhoneAt: now() })
  await openSession(db, context, phone, secret)
  return done
}

/** The room and the id of its open stay. The id must not be sent to visitors. */
const roomWithOccupant = async (db: Db, number: number) => {
  const room = await findRoomByNumber(db, number)
  return { room, stayId: room && (await openStayInRoom(db, room.id)) }
}

/** The stay that let the waiting phone in, or null. From then on the transaction runs as a guest of the stay. */
const findAdmittingStay = async (db: Db, { of: roomId, id }: { of: string; id: string }) => {
  const stayId = await openStayInRoom(db, roomId)
  if (!stayId) return null
  await actAsSubject(db, 'guest', stayId)
  return (await findRow(db, knocks, id))?.letIn ? stayId : null
}

/**
 * Tries without the room's signature count per IP address, per venue and per stay, so that nobody can try every room.
 * Tries with the signature have a throttle key of their own: strangers cannot lock out the guests in the room.
 */
const triesOf = (
  { kernel: { throttles }, venueId, address }: StepsContext,
  stayId: string | null,
  hasSignature: boolean,
) =>
  hasSignature
    ? [{ throttle: throttles.roomCode, key: `sealed ${stayId}` }]
    : [
        { throttle: throttles.codeAddress, key: `room ${address}` },
        { throttle: throttles.sharedCode, key: `room ${venueId}` },
        { throttle: throttles.roomCode, key: `stay ${stayId}` },
      ]

export const enterStayRoutes = {
  here: on.here.handler(async ({ context: { db, caller, now }, input: { number }, errors }) => {
    const room = orRefuse(await findRoomByNumber(db, number), errors)
    const stay = caller.kind === 'guest' ? await findStay(db, caller.subject) : null
    if (!stay || caller.kind !== 'guest') return { room, mine: null, yours: null }
    if (stay.room.id !== room.id) return { room, mine: null, yours: stay.room }
    const mine = {
      ...stay,
      ...toWishesOutput(stay.row),
      code: stay.row.code,
      phones: await phonesOfStay(db, stay.id, caller.sessionId),
      knocks: await openKnocksOf(db, stay.id, now()),
    }
    return { room, mine, yours: stay.room }
  }),

  enterByQr: on.enterByQr.handler(async ({ context, input: { number, seal, phone }, errors }) => {
    const { db, kernel } = context
    const { room, stayId } = await roomWithOccupant(db, number)
    if (!room || !isRoomSignature(kernel.secret, room, seal)) throw errors.seal_worthless()
    if (!stayId) throw errors.room_free()
    const mayEnter = ({ firstPhoneAt }: StayRow) => (firstPhoneAt ? 'code_needed' : null)
    const secret = phoneSessionSecret(kernel.secret, stayId, phone)
    const entered = await enterStay(db, context, stayId, mayEnter, secret)
    return orRefuse(entered === 'stay_closed' ? 'room_free' : entered, errors)
  }),

  enterByCode: steps.enterByCode.handler(async ({ context, input: { number, code, seal }, errors }) => {
    const { room, stayId } = await context.reading((db) => roomWithOccupant(db, number))
    const hasSignature = room !== null && isRoomSignature(context.kernel.secret, room, seal)
    const tries = triesOf(context, stayId, hasSignature)
    for (const { throttle, key } of tries) if (!(await throttle.allows(key))) throw errors.too_many_tries()
    if (!stayId) throw errors.wrong_room_code()
    await context.writing(async (db) => {
      const entered = await enterStay(db, context, stayId, (stay) =>
        codeMatches(stay.code, code) ? null : 'wrong_room_code',
      )
      return orRefuse(entered === 'stay_closed' ? 'wrong_room_code' : entered, errors)
    })
    for (const { throttle, key } of tries) await throttle.giveBack(key)
    return done
  }),

  enterByInvitation: on.enterByInvitation.handler(async ({ context, input: { invitation }, errors }) => {
    const { db, kernel, venueId, now } = context
    const pass = readPass(kernel.secret, 'invitation', venueId, invitation, now())
    if (!pass) throw errors.link_expired()
    const { of: stayId } = pass
    const entered = await enterStay(db, context, stayId)
    orRefuse(entered === 'stay_closed' ? 'link_expired' : entered, errors)
    return orRefuse((await findStay(db, stayId))?.room ?? 'link_expired', errors)
  }),

  knock: steps.knock.handler(async ({ context, input: { number }, errors }) => {
    const { kernel, venueId, address, device, now } = context
    if (!(await kernel.throttles.asking.allows(address))) throw errors.too_many_tries()
    const askedAt = now()
    const expiresAt = new Date(askedAt.getTime() + stayLimits.knockFor)
    const knock = { id: randomUUID(), word: newKnockWord(), askedAt, expiresAt }
    const roomId = await context.writing(async (db) => {
      const { room, stayId } = await roomWithOccupant(db, number)
      if (!room) throw errors.gone()
      context.notifyOnly('guest', stayId ?? room.id)
      // For a free room, or with too many waiting phones, nothing is stored; the response is the same.
      if (!stayId) return room.id
      await actAsSubject(db, 'guest', stayId)
      await db.delete(knocks).where(lt(knocks.expiresAt, askedAt))
      const waiting = await db.$count(knocks, eq(knocks.stayId, stayId))
      if (waiting < stayLimits.knocks) await db.insert(knocks).values({ venueId, stayId, device, ...knock })
      return room.id
    })
    const secret = writePass(kernel.secret, { what: 'knock', venueId, of: roomId, id: knock.id }, expiresAt)
    return { secret, word: knock.word, until: expiresAt.toISOString() }
  }),

  letInYet: on.letInYet.handler(async ({ context: { db, kernel, venueId, now }, input, errors }) => {
    const pass = readPass(kernel.secret, 'knock', venueId, input.secret, now())
    if (!pass) throw errors.link_expired()
    return { letIn: (await findAdmittingStay(db, pass)) !== null }
  }),

  // A phone that lost the response can call again until the knock expires.
  enterByKnock: on.enterByKnock.handler(async ({ context, input, errors }) => {
    const { db, kernel, venueId, now } = context
    const pass = readPass(kernel.secret, 'knock', venueId, input.secret, now())
    const stayId = pass && (await findAdmittingStay(db, pass))
    if (!stayId) throw errors.link_expired()
    const entered = await enterStay(db, context, stayId)
    return orRefuse(entered === 'stay_closed' ? 'link_expired' : entered, errors)
  }),

  letIn: on.letIn.handler(async ({ context: { db, caller, notifyOnly }, input, errors }) => {
    notifyOnly('guest', caller.subject)
    return orRefuse(await updateRow(db, knocks, input.id, { letIn: true }), errors)
  }),

  setMail: on.setMail.handler(async ({ context: { db, caller, notifyOnly }, input: { mail, language } }) => {
    notifyOnly('guest', caller.subject)
    await updateRow(db, stays, caller.subject, { mail, language }, isNull(stays.closedAt))
    return done
  }),
}
