import { eq, isNull } from 'drizzle-orm'
import { type DeviceKind, stayLimits } from '#contract/hotel/stays.limits.ts'
import { stays as contract } from '#contract/hotel/stays.ts'
import { recordVisitorEvent } from '#server/kernel/activity/securityEvents.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { findRow, updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction, outsideTransaction, type TransactionContext } from '#server/kernel/door.ts'
import { networkOf } from '#server/kernel/http/clientAddress.ts'
import { actAsSubject } from '#server/kernel/identity/callers.ts'
import { openSession, resendCookie } from '#server/kernel/identity/sessions.ts'
import { hashSecret } from '#server/kernel/identity/sessionTokens.ts'
import { attemptSecret } from '#server/kernel/limits/attempts.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { alertsOfStay } from '../alerts/alerts.queries.ts'
import { findRoomByNumber } from '../rooms/rooms.queries.ts'
import { isRoomSignature } from '../rooms/rooms.rules.ts'
import {
  codeMatches,
  knockIdAndWord,
  networkHash,
  phoneSessionSecret,
  readKnockPass,
  writeKnockPass,
} from './codes.rules.ts'
import { farewellToken } from './farewell.routes.ts'
import { inviteToStay } from './inviteToStay.ts'
import { withFixedResponseTime } from './responseTime.ts'
import {
  acceptKnock,
  countWrongCode,
  loadStayAccess,
  refuseKnock,
  removePhone,
  replaceCode,
  storeKnock,
} from './stayAccess.queries.ts'
import { findStay, findStayToEnter, lockOpenStay } from './stays.queries.ts'
import { invitations, knocks, stays } from './stays.table.ts'

const on = inTransaction(contract)
const steps = outsideTransaction(contract)

const done = { done: true } as const

type EnteringContext = Pick<
  TransactionContext,
  'caller' | 'venueId' | 'cookies' | 'device' | 'address' | 'productRegistry' | 'reply' | 'now' | 'notifyOnly'
> & {
  kernel: Pick<TransactionContext['kernel'], 'configuration' | 'secret'>
}

/**
 * Locks an open stay, so that its code does not change and it is not closed meanwhile. From here on the transaction runs
 * as a guest of the stay: row-level security hides the stay from visitors.
 */
const lockStayAsGuest = async (db: Db, context: EnteringContext, stayId: string) => {
  context.notifyOnly('guest', stayId)
  await actAsSubject(db, 'guest', stayId)
  const stay = await lockOpenStay(db, stayId, 'no key update')
  return typeof stay === 'string' ? null : stay
}

const isInStay = ({ caller }: EnteringContext, stayId: string) => caller.kind === 'guest' && caller.subject === stayId

const openGuestSession = (db: Db, context: EnteringContext, stayId: string, device: DeviceKind, secret?: string) =>
  openSession(db, { ...context, device }, { kind: 'guest', venueId: context.venueId, subject: stayId }, secret)

/** Something that admits one phone: an invitation or an accepted knock. */
interface SingleUse {
  /** Names the invitation and the phone, or the knock. */
  by: string
  device: DeviceKind
  isUsed: boolean
  markUsed: () => Promise<unknown>
}

/**
 * Opens the phone's session once; the phone that did so can repeat the call while its session is open. Null for another
 * phone.
 */
const enterOnce = async (db: Db, context: EnteringContext, stayId: string, singleUse: SingleUse) => {
  if (isInStay(context, stayId)) return done
  const secret = phoneSessionSecret(context.kernel.secret, stayId, singleUse.by)
  const phone = { kind: 'guest', venueId: context.venueId, subject: stayId } as const
  if (await resendCookie(db, context, phone, secret)) return done
  if (singleUse.isUsed) return null
  await singleUse.markUsed()
  await openGuestSession(db, context, stayId, singleUse.device, secret)
  return done
}

/** The room and the id of its open stay. The id must not be sent to visitors. */
const roomWithOccupant = async (db: Db, number: number) => {
  const room = await findRoomByNumber(db, number)
  return { room, stayId: room && (await findStayToEnter(db, room.id)) }
}

const recordGuessedCode = (db: Db, context: EnteringContext, room: { id: string; number: number } | null) => {
  const details = { event: 'security.code.replaced', objectId: room?.id ?? null, label: String(room?.number) } as const
  return recordVisitorEvent(db, context, { venueId: context.venueId, ...details }, context.now())
}

const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds)

export const enterStayRoutes = {
  here: on.here.handler(async ({ context: { db, caller, now, kernel }, input: { number }, errors }) => {
    const room = orRefuse(await findRoomByNumber(db, number), errors)
    const stay = caller.kind === 'guest' ? await findStay(db, caller.subject) : null
    if (!stay || caller.kind !== 'guest') return { room, mine: null, yours: null }
    if (stay.room.id !== room.id) return { room, mine: null, yours: stay.room }
    const access = await loadStayAccess(db, stay.row, caller.sessionId, now())
    const { language, noDisturb } = stay.row
    const wishes = { alerts: await alertsOfStay(db, stay.id), noDisturb }
    const farewell = farewellToken(kernel.secret, stay.row)
    return { room, mine: { ...stay, language, ...wishes, ...access, farewell }, yours: stay.room }
  }),

  enterByCode: steps.enterByCode.handler(({ context, input: { number, code, device }, errors }) =>
    withFixedResponseTime(() =>
      attemptSecret(context, {
        secret: { what: 'room', of: `${context.venueId} ${number}` },
        evaluate: async () => {
          const entered = await context.writing(async (db) => {
            const { room, stayId } = await roomWithOccupant(db, number)
            const stay = stayId && (await lockStayAsGuest(db, context, stayId))
            if (!stay) throw errors.wrong_room_code()
            if (isInStay(context, stay.id)) return done
            if (codeMatches(stay.code, code)) {
              await openGuestSession(db, context, stay.id, device)
              return done
            }
            // The refusal is thrown after the transaction, so that the count of wrong codes is committed and not rolled
            // back.
            if (await countWrongCode(db, stay, context.now())) await recordGuessedCode(db, context, room)
            return 'wrong_room_code'
          })
          return orRefuse(entered, errors)
        },
      }),
    ),
  ),

  enterByInvitation: steps.enterByInvitation.handler(({ context, input, errors }) =>
    withFixedResponseTime(() =>
      context.writing(async (db) => {
        const { stayId } = await roomWithOccupant(db, input.number)
        if (!stayId || !(await lockStayAsGuest(db, context, stayId))) throw errors.invitation_spent()
        const [found] = await db
          .select()
          .from(invitations)
          .where(eq(invitations.secretHash, hashSecret(input.invitation)))
        if (!found || found.expiresAt <= context.now()) throw errors.invitation_spent()
        const entered = await enterOnce(db, context, stayId, {
          by: `${found.id} ${input.phone}`,
          device: input.device,
          isUsed: found.usedAt !== null,
          markUsed: () => updateRow(db, invitations, found.id, { usedAt: context.now() }),
        })
        return orRefuse(entered ?? 'invitation_spent', errors)
      }),
    ),
  ),

  knock: steps.knock.handler(({ context, input: { number, seal, phone, device }, errors }) =>
    withFixedResponseTime(async () => {
      const { kernel, venueId, address } = context
      const askedAt = context.now()
      const expiresAt = later(askedAt, stayLimits.knockFor)
      const { roomId, ...knock } = await context.writing(async (db) => {
        const { room, stayId } = await roomWithOccupant(db, number)
        if (!room || !isRoomSignature(kernel.secret, room, seal)) throw errors.seal_worthless()
        const knock = knockIdAndWord(kernel.secret, room.id, phone)
        context.notifyOnly('guest', stayId ?? room.id)
        // For a free room nothing is stored; the response is the same.
        if (stayId) {
          await actAsSubject(db, 'guest', stayId)
          const network = networkHash(kernel.secret, networkOf(address))
          await storeKnock(db, { ...knock, venueId, stayId, device, network, askedAt, expiresAt })
        }
        return { roomId: room.id, ...knock }
      })
      const secret = writeKnockPass(kernel.secret, { venueId, roomId, id: knock.id }, expiresAt)
      return { secret, word: knock.word, until: expiresAt.toISOString() }
    }),
  ),

  knockState: on.knockState.handler(async ({ context: { db, kernel, venueId, now }, input, errors }) => {
    const pass = readKnockPass(kernel.secret, venueId, input.secret, now())
    if (!pass) throw errors.link_expired()
    const stayId = await findStayToEnter(db, pass.roomId)
    await actAsSubject(db, 'guest', stayId ?? pass.roomId)
    const knock = await findRow(db, knocks, pass.id)
    return { state: knock?.refusedAt ? 'refused' : knock?.letIn ? 'accepted' : 'waiting' }
  }),

  // A phone that lost the response can call again until the knock expires.
  enterByKnock: on.enterByKnock.handler(async ({ context, input, errors }) => {
    const { db, kernel, venueId, now } = context
    const pass = readKnockPass(kernel.secret, venueId, input.secret, now())
    const stayId = pass && (await findStayToEnter(db, pass.roomId))
    if (!stayId || !(await lockStayAsGuest(db, context, stayId))) throw errors.link_expired()
    const knock = await findRow(db, knocks, pass.id)
    if (!knock?.letIn) throw errors.link_expired()
    const entered = await enterOnce(db, context, stayId, {
      by: knock.id,
      device: knock.device,
      isUsed: knock.usedAt !== null,
      markUsed: () => updateRow(db, knocks, knock.id, { usedAt: now() }),
    })
    return orRefuse(entered ?? 'link_expired', errors)
  }),

  letIn: on.letIn.handler(async ({ context: { db, caller, now, notifyOnly }, input, errors }) => {
    notifyOnly('guest', caller.subject)
    return orRefuse(await acceptKnock(db, input.id, now()), errors)
  }),

  refuse: on.refuse.handler(async ({ context: { db, caller, now, notifyOnly }, input, errors }) => {
    notifyOnly('guest', caller.subject)
    return orRefuse(await refuseKnock(db, input.id, now()), errors)
  }),

  invite: on.invite.handler(async ({ context, input: { id }, errors }) => {
    context.notifyOnly('guest', context.caller.subject)
    const { subject: stayId } = context.caller
    return orRefuse(await inviteToStay(context.db, context, { id, stayId, place: 'screen' }), errors)
  }),

  removePhone: on.removePhone.handler(async ({ context: { db, venueId, caller, now, notifyOnly }, input, errors }) => {
    const { subject: stayId } = caller
    notifyOnly('guest', stayId)
    return orRefuse(await removePhone(db, { venueId, stayId, sessionId: input.id, at: now() }), errors)
  }),

  replaceCode: on.replaceCode.handler(async ({ context: { db, caller, now, notifyOnly }, errors }) => {
    notifyOnly('guest', caller.subject)
    return orRefuse(await replaceCode(db, caller.subject, 'requested', now()), errors)
  }),

  setMail: on.setMail.handler(async ({ context: { db, caller, notifyOnly }, input: { mail, language } }) => {
    notifyOnly('guest', caller.subject)
    await updateRow(db, stays, caller.subject, { mail, language }, isNull(stays.closedAt))
    return done
  }),
}
