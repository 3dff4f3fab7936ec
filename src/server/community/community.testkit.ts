import { randomUUID } from 'node:crypto'
import type { Class, MemberRol } from '#contract/community/members.limits.ts'
import { sessionCookie } from '../kernel/identity/cookies.ts'
import { sessions } from '../kernel/identity/identity.table.ts'
import { hashOf, newSecret, writeTicket } from '../kernel/identity/tickets.ts'
import type { testServer } from '../testing/kit.ts'
import { accounts, members } from './members/members.table.ts'

type Server = ReturnType<typeof testServer>

interface NewMember {
  firstName?: string
  rol?: MemberRol
  class?: Class
  liderOf?: Class
  approved?: boolean
  passwordHash?: string
  firstPasswordUntil?: Date
}

/** People of the community at a venue, each with a session where they may have one. */
export const openCommunity = (server: Server, venueId: number) => {
  const addMember = async (made: NewMember = {}) => {
    const { firstName = 'Ana', rol = 'user', approved = true, passwordHash, firstPasswordUntil } = made
    const id = randomUUID()
    const mail = `${id}@comunidad.test`
    const secret = newSecret()
    const sessionId = await server.kernel.database.inVenue(venueId, 'write', async (db) => {
      const approvedAt = approved ? new Date() : null
      const { class: ofClass, liderOf } = made
      await db
        .insert(members)
        .values({ venueId, id, firstName, lastName: 'Ruiz', rol, class: ofClass, liderOf, approvedAt })
      await db.insert(accounts).values({ venueId, memberId: id, mail, phone: '11', passwordHash, firstPasswordUntil })
      const [session] = await db
        .insert(sessions)
        .values({
          venueId,
          kind: 'member',
          subject: id,
          secretHash: hashOf(secret),
          device: 'test',
          expiresAt: new Date(Date.now() + 3_600_000),
        })
        .returning({ id: sessions.id })
      return session?.id ?? ''
    })
    const cookie = `${sessionCookie('member')}=${writeTicket({ venueId, id: sessionId, secret })}`
    return { id, mail, cookie, call: server.calling(cookie) }
  }
  return { venueId, addMember, lider: (liderOf: Class = '15') => addMember({ rol: 'lider', liderOf }) }
}
