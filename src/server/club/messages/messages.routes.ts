import { messageLimits } from '#contract/club/messages.limits.ts'
import { messages as contract } from '#contract/club/messages.ts'
import { removeToBin } from '#server/kernel/bin/removeToBin.ts'
import { insertOnceAndFind, reorderRows, updateIfUnchanged } from '#server/kernel/db/rowOperations.ts'
import { inTransaction } from '#server/kernel/door.ts'
import { orRefuse } from '#server/kernel/outcomes.ts'
import { countAndFirstPlace, findMessage, listMessages, lockMessageOrder } from './messages.queries.ts'
import { messages } from './messages.table.ts'

const on = inTransaction(contract)

export const messagesRoutes = {
  list: on.list.handler(({ context: { db } }) => listMessages(db)),

  create: on.create.handler(async ({ context: { db, venueId, now }, input, errors }) => {
    await lockMessageOrder(db)
    // A retry returns the stored message, also when the list is full by now.
    const existing = await findMessage(db, input.id)
    if (existing) return existing
    const { count, place } = await countAndFirstPlace(db)
    if (count >= messageLimits.messages) throw errors.full()
    const message = await insertOnceAndFind(db, messages, { ...input, venueId, place, createdAt: now() }, findMessage)
    return orRefuse(message, errors)
  }),

  one: on.one.handler(async ({ context: { db }, input, errors }) => orRefuse(await findMessage(db, input.id), errors)),

  update: on.update.handler(async ({ context: { db }, input, errors }) =>
    orRefuse(await updateIfUnchanged(db, messages, input, findMessage), errors),
  ),

  order: on.order.handler(async ({ context: { db }, input, errors }) => {
    await lockMessageOrder(db)
    orRefuse(await reorderRows(db, messages, 'place', input.ids), errors)
    return listMessages(db)
  }),

  remove: on.remove.handler(async ({ context, input, errors }) =>
    orRefuse(await removeToBin(context, messages, input.id, ({ title }) => title), errors),
  ),
}
