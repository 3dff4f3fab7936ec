import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { api, type Write } from '#contract/api.ts'
import type { RoleOfStaff, testServer } from '#server/testing/kit.ts'
import { mails } from '../mail/mail.table.ts'
import { createAuthenticator } from './authenticator.testkit.ts'
import { staffAccounts } from './identity.table.ts'
import { hashPassword } from './passwords.ts'

type Server = ReturnType<typeof testServer>

export const password = 'una clave larga'
const passwordHash = await hashPassword(password)

/** A browser that keeps its cookies between calls. */
export const openBrowser = (server: Server, address = '127.0.0.1') => {
  const jar = new Map<string, string>()
  const cookieHeader = () => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
  const write = async <I, O>(
    { endpoint }: Write<I, O>,
    ...[input]: undefined extends I ? [I?] : [I]
  ): Promise<{ status: number; code: string; output: O }> => {
    const response = await server.ask(endpoint, 'write', input, { cookie: cookieHeader(), address })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const output = await response.json()
    return { status: response.status, code: output.code ?? '', output }
  }
  return {
    write,
    cookieHeader,
    role: async () => (await server.calling(cookieHeader())(api.kernel.identity.me)).role,
  }
}

/** An account with a password, and a browser in which it is signed in. */
export const openAccount = async (
  server: Server,
  role: RoleOfStaff = 'admin',
  venue?: Awaited<ReturnType<Server['openVenue']>>,
) => {
  const { venueId, as } = venue ?? (await server.openVenue())
  const id = randomUUID()
  const mail = `${role}-${id}@venue${venueId}.test`
  await server.kernel.database.inVenue(venueId, 'write', (db) =>
    db.insert(staffAccounts).values({ venueId, id, mail, name: role, role, passwordHash }),
  )
  const browser = openBrowser(server)
  await browser.write(api.kernel.identity.signIn, { mail, password })
  return { venueId, as, id, mail, browser, venue: { venueId, as } }
}

/** Makes every session of the venue count as authenticated this many minutes ago. */
export const ageSessions = (server: Server, venueId: number, minutes: number) =>
  server.asOwner(
    `update kernel_sessions set authenticated_at = now() - interval '${minutes} minutes' where venue_id = ${venueId}`,
  )

/** Registers a new passkey for the account that is signed in in this browser. */
export const addPasskey = async (browser: ReturnType<typeof openBrowser>) => {
  const authenticator = createAuthenticator()
  const { output: creation } = await browser.write(api.kernel.secondFactor.startPasskey)
  const { output } = await browser.write(api.kernel.secondFactor.addPasskey, authenticator.create(creation))
  return { authenticator, recoveryCodes: output.recoveryCodes ?? [] }
}

/** Subject and body of the mails to an account, newest first. */
export const mailsTo = (server: Server, { venueId, mail }: { venueId: number; mail: string }) =>
  server.kernel.database.inVenue(venueId, 'read', async (db) => {
    const found = await db.select().from(mails).where(eq(mails.recipient, mail)).orderBy(desc(mails.createdAt))
    return found.map(({ subject, body }) => `${subject}\n${body}`)
  })
