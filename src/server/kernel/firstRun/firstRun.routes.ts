import { randomUUID } from 'node:crypto'
import { firstRun as contract } from '#contract/kernel/firstRun.ts'
import { recordVisitorEvent } from '../activity/securityEvents.ts'
import { outsideTransaction, type StepsContext } from '../door.ts'
import { accountPasswordSecret, signInAccount } from '../identity/accounts.ts'
import { actAsSubject } from '../identity/callers.ts'
import { rememberDevice } from '../identity/devices.ts'
import { staffAccounts } from '../identity/identity.table.ts'
import { hashPassword } from '../identity/passwords.ts'
import { isWeakPassword } from '../identity/weakPasswords.ts'
import { turnOf } from '../limits/limits.ts'
import { announce } from '../live/announce.ts'
import { createVenue } from '../venues/venues.queries.ts'
import { countVenuesIfNoneLeft, isFirstRunKey } from './firstRunKey.ts'

const on = outsideTransaction(contract)

const isOpen = async ({ kernel, reading }: StepsContext, key: string) => {
  const venueCount = await reading(countVenuesIfNoneLeft)
  return venueCount !== null && isFirstRunKey(kernel.secret, venueCount, key)
}

export const firstRunRoutes = {
  state: on.state.handler(async ({ context, input: { key } }) => ({
    isOpen: await isOpen(context, key),
    mayAddDemo: context.kernel.configuration.onLoopback,
  })),

  create: on.create.handler(async ({ context, input, errors }) => {
    const { key, name, mail, password, venueName, ...settings } = input
    if (!(await isOpen(context, key))) throw errors.link_expired()
    if (isWeakPassword(password, { venue: venueName, mail })) throw errors.weak_password()
    const passwordHash = await hashPassword(password, turnOf(context))
    const me = await context.writing(async (db) => {
      const venueId = await createVenue(db, { name: venueName, checklistShown: true, ...settings })
      // createVenue locks the number of venues: a second call with the key waits here, and then finds another number.
      if (!isFirstRunKey(context.kernel.secret, venueId - 1, key)) throw errors.link_expired()
      const id = randomUUID()
      await actAsSubject(db, 'staff', id)
      const [account] = await db
        .insert(staffAccounts)
        .values({ venueId, id, mail, name, role: 'admin', passwordHash })
        .returning()
      if (!account) throw new Error('the account of the first admin was not inserted')
      const now = context.now()
      await recordVisitorEvent(db, context, { venueId, event: 'system.venue.created', label: venueName }, now)
      await recordVisitorEvent(db, context, { venueId, event: 'system.admin.created', objectId: id, label: name }, now)
      // Nodes may have cached that the venue does not exist.
      await announce(db, { venueId, changed: ['kernel.venues'] })
      return signInAccount(db, context, account, 'password')
    })
    rememberDevice(context, accountPasswordSecret(mail))
    return me
  }),
}
