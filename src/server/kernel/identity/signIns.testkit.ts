import { eq, sql } from 'drizzle-orm'
import { api } from '#contract/api.ts'
import type { testServer } from '#server/testing/kit.ts'
import { staffAccounts } from './identity.table.ts'
import { hashPassword } from './passwords.ts'

const { identity } = api.kernel

/** Accounts with a password, sign-ins with the cookies of their responses, and the mails that are sent to an account. */
export const openSignIns = (server: ReturnType<typeof testServer>) => {
  const account = async (password = 'una clave larga') => {
    const venue = await server.openVenue()
    const admin = await venue.as('admin')
    const passwordHash = await hashPassword(password)
    await server.kernel.database.inVenue(venue.venueId, 'write', (db) =>
      db.update(staffAccounts).set({ passwordHash }).where(eq(staffAccounts.id, admin.staffId)),
    )
    return { ...admin, ...venue, password }
  }

  const signIn = async (
    mail: string,
    password: string,
    { confirmation, ...options }: { cookie?: string; address?: string; confirmation?: string } = {},
  ) => {
    const answer = await server.ask(identity.signIn.endpoint, 'write', { mail, password, confirmation }, options)
    const cookies = answer.headers.getSetCookie()
    return {
      status: answer.status,
      body: await answer.json(),
      cookies,
      cookie: cookies.map((c) => c.split(';')[0]).join('; '),
    }
  }

  /** The bodies of the mails to this address, oldest first. No sender runs in this server, so they stay in the outbox. */
  const mailsTo = async (venueId: number, mail: string) => {
    const { rows } = await server.kernel.database.inVenue(venueId, 'read', (db) =>
      db.execute<{ body: string }>(
        sql`select body from kernel_mails where recipient = ${mail} order by created_at, id`,
      ),
    )
    return rows.map(({ body }) => body)
  }

  const roleOf = async (cookie: string) => (await server.calling(cookie)(identity.me)).role

  return { account, signIn, mailsTo, roleOf }
}
