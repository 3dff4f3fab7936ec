import { isNotNull } from 'drizzle-orm'
import { farewellMilliseconds } from '#contract/hotel/stays.limits.ts'
import { stays as contract } from '#contract/hotel/stays.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { updateRow } from '#server/kernel/db/rowOperations.ts'
import { inTransaction, type TransactionContext } from '#server/kernel/door.ts'
import { actAsSubject } from '#server/kernel/identity/callers.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { isSignatureOf, signatureOf } from '#server/kernel/signatures.ts'
import { loadOwnAccount } from '../accounts/accounts.queries.ts'
import { ordersInLanguage } from '../orders/guest.queries.ts'
import { billOf, isSold } from '../orders/orders.queries.ts'
import { queueSummaryMail } from './closeStay.ts'
import { findStay, type StayRow } from './stays.queries.ts'
import { stays } from './stays.table.ts'

const on = inTransaction(contract)

/**
 * Text that a farewell token signs. It contains the time of the last code change: the removal of a phone changes the code, which
 * invalidates the token of that phone.
 */
const signedText = ({ venueId, id, codeChangedAt }: Pick<StayRow, 'venueId' | 'id' | 'codeChangedAt'>) =>
  `farewell ${venueId} ${id} ${codeChangedAt?.getTime() ?? 0}`

/** Token of the phones inside of a stay: it shows them the bill after the stay is closed, and admits nobody. */
export const farewellToken = (secret: Buffer, stay: StayRow) => `${stay.id}.${signatureOf(secret, signedText(stay))}`

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The closed stay of a token, or 'link_expired' if the token is invalid or `farewellMilliseconds` have passed since the
 * closing. The rest of the transaction has the rights of its guests: the signature is checked before anything of the stay
 * is returned.
 */
const findClosedStay = async (db: Db, { kernel, now }: Pick<TransactionContext, 'kernel' | 'now'>, token: string) => {
  const [id = '', signature] = token.split('.')
  if (!uuidPattern.test(id)) return 'link_expired'
  await actAsSubject(db, 'guest', id)
  const stay = await findStay(db, id)
  if (!stay || !isSignatureOf(kernel.secret, signedText(stay.row), signature)) return 'link_expired'
  const { closedAt } = stay.row
  if (!closedAt || now().getTime() - closedAt.getTime() > farewellMilliseconds) return 'link_expired'
  return { ...stay, closedAt: closedAt.toISOString() }
}

export const farewellRoutes = {
  farewell: on.farewell.handler(async ({ context, input: { token, language }, errors }) => {
    const { db } = context
    const { id, room, name, mail, closedAt } = orRefuse(await findClosedStay(db, context, token), errors)
    const bill = await billOf(db, id)
    const orders = await ordersInLanguage(db, bill.orders.filter(isSold), language)
    return { room, name, mail, closedAt, orders, account: await loadOwnAccount(db, id) }
  }),

  farewellMail: on.farewellMail.handler(async ({ context, input: { token, mail, language }, errors }) => {
    const { db } = context
    const { id } = orRefuse(await findClosedStay(db, context, token), errors)
    await updateRow(db, stays, id, { mail, language }, isNotNull(stays.closedAt))
    await queueSummaryMail(db, orRefuse((await findStay(db, id)) ?? 'link_expired', errors))
    return { done: true } as const
  }),
}
