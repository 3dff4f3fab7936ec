import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { api } from '#contract/api.ts'
import { mails } from '#server/kernel/mail/mail.table.ts'
import type { testServer } from '#server/testing/kit.ts'
import { openCommunity } from '../community.testkit.ts'

type Server = ReturnType<typeof testServer>

/** The bodies of the mails to an address, oldest first. */
export const mailsTo = (server: Server, venueId: number, mail: string) =>
  server.kernel.database.inVenue(venueId, 'read', async (db) => {
    const found = await db
      .select({ body: mails.body })
      .from(mails)
      .where(eq(mails.recipient, mail))
      .orderBy(asc(mails.createdAt))
    return found.map(({ body }) => body)
  })

/** The token of the last link in a mail. */
export const tokenIn = (body = '') => new URL(body.match(/http\S+/g)?.at(-1) ?? '').searchParams.get('token') ?? ''

/** A venue with members, golf members and an admin. */
export const openVenueWithMembers = async (server: Server) => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const addPerson = (mail: string) =>
    admin.call(api.club.people.create, {
      id: randomUUID(),
      firstName: 'Carla',
      lastName: 'Ruiz',
      numberSocio: randomUUID().slice(0, 8),
      mail,
      phone: null,
      contactSince: null,
      comments: '',
    })
  const findMember = (id: string) => admin.call(api.community.members.one, { id })
  const mailsOf = (mail: string) => mailsTo(server, venue.venueId, mail)
  return { ...openCommunity(server, venue.venueId), as: venue.as, admin, addPerson, findMember, mailsOf }
}
