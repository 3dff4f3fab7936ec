import { and, eq, sql } from 'drizzle-orm'
import { VenueId } from '#contract/kernel/values.ts'
import type { EndpointRules } from '../admission.ts'
import type { Db } from '../db/database.ts'
import { networkOf } from '../http/clientAddress.ts'
import { staffAccounts } from '../identity/identity.table.ts'
import { withMail } from '../identity/users.queries.ts'
import type { IncomingCall } from '../incomingCall.ts'
import { findVenue } from '../venues/venues.queries.ts'
import { recordRefusedAttempt, type SecurityEvent } from './securityEvents.ts'

interface RefusedCall {
  rules: EndpointRules
  input: unknown
}

/** Codes of refusals: of a wrong password or passkey, and of a wrong short code, such as that of a bag or a room. */
const passwordCodes = ['wrong_credentials', 'wrong_password', 'wrong_mail', 'passkey_refused']
const shortCodes = ['wrong_code', 'wrong_room_code']

const eventOf = (code: string, isPassword: boolean): SecurityEvent | null => {
  if (passwordCodes.includes(code)) return 'security.session.refused'
  if (shortCodes.includes(code)) return 'security.code.refused'
  if (code !== 'too_many_tries') return null
  return isPassword ? 'security.session.locked' : 'security.code.locked'
}

/** Milliseconds in which this node stores the same refusal once: a flood must not fill the log. */
const repeatedWithin = 60_000
const maxRemembered = 1_000
const recordedAt = new Map<string, number>()

const isRepeated = (key: string) => {
  const now = Date.now()
  if (now - (recordedAt.get(key) ?? 0) < repeatedWithin) return true
  if (recordedAt.size >= maxRemembered) recordedAt.clear()
  recordedAt.set(key, now)
  return false
}

const fieldsOf = (input: unknown): Record<string, unknown> => ({ ...(typeof input === 'object' ? input : {}) })
const shown = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Finds the venues of a refused sign-in without a venue in its input: those of the accounts with its mail. */
const venuesOfMail = ({ kernel: { database } }: IncomingCall, mail: string) =>
  database.transaction('read', (db) =>
    withMail(db, mail, async () => {
      const isAccount = and(eq(staffAccounts.mail, mail), eq(staffAccounts.active, true))
      const found = await db.select({ venueId: staffAccounts.venueId }).from(staffAccounts).where(isAccount)
      return found.map(({ venueId }) => venueId)
    }),
  )

/**
 * The part of an unknown mail that the log shows. The text may be a password that was typed into the wrong field: only
 * its first letter and the domain are shown, and these only if somebody of the staff has the same domain.
 */
const shortenedMail = async (db: Db, mail: string) => {
  const domain = mail.slice(mail.lastIndexOf('@') + 1)
  const isOfDomain = eq(sql`split_part(${staffAccounts.mail}, '@', 2)`, domain)
  const [colleague] = await db.select({ id: staffAccounts.id }).from(staffAccounts).where(isOfDomain).limit(1)
  return colleague ? `${mail.slice(0, 1)}…@${domain}` : ''
}

/**
 * Adds a refused attempt at a password or code to the activity log; does nothing for other refusals, or if this node has logged the
 * same one within a minute. It runs after the call's transaction was rolled back; nobody waits for it, and a failure is only
 * counted. A sign-in with the mail of nobody belongs to the installation's own venue, unless it names another one.
 */
export const logRefusedAttempt = (context: IncomingCall, { rules, input }: RefusedCall, code: string) => {
  if (rules.kind !== 'write' || !rules.limit?.secret) return
  const fields = fieldsOf(input)
  const event = eventOf(code, 'password' in fields)
  if (!event) return
  const { kernel, caller, address, device } = context
  const mail = shown(fields.mail).trim().toLowerCase().slice(0, 254)
  const label = mail || shown(fields.room) || shown(fields.number)
  const actor = caller?.kind ? { kind: caller.kind, id: caller.subject, name: caller.name } : null
  const ofInput = VenueId.safeParse(Number(fields.venue)).data
  const { communityVenue } = kernel.configuration
  const named = caller?.venueId ?? ofInput ?? (rules.venue === 'named' ? communityVenue : null)
  if (isRepeated([named, event, address, label].join(' '))) return
  const store = (venueId: number, event: SecurityEvent, labelOf: (db: Db) => Promise<string> | string) =>
    kernel.database.inVenue(venueId, 'write', async (db) => {
      // A stranger can name a venue that does not exist.
      if (!(await findVenue(db))) return
      await recordRefusedAttempt(db, { address, device }, actor, { venueId, event, label: await labelOf(db) })
    })
  void kernel.backgroundTasks.run('recording a refused attempt', async () => {
    // Only staff sign in without naming a venue. Somebody who is signed in may type a password as the mail, too.
    const isOfStaff = mail !== '' && !ofInput && rules.venue !== 'named'
    const ofMail = isOfStaff ? await venuesOfMail(context, mail) : []
    const venues = named ? [named] : ofMail
    // The kernel cannot look up members, so the mail of a member's lockout counts as unknown; earlier entries name it.
    const isOfMember = ['wrong_mail', 'too_many_tries'].includes(code) && !isOfStaff
    const isUnknown = mail !== '' && (isOfMember || (isOfStaff && ofMail.length === 0))
    if (!isUnknown) {
      for (const venueId of venues) await store(venueId, event, () => label)
      return
    }
    const venueId = named ?? communityVenue
    const unknownEvent = event === 'security.session.refused' ? 'security.session.unknown' : event
    // A stranger can invent any number of mail addresses, so attempts with unknown addresses get one entry per network
    // and minute.
    if (!isRepeated([venueId, unknownEvent, networkOf(address)].join(' ')))
      await store(venueId, unknownEvent, (db) => shortenedMail(db, mail))
  })
}
