import { randomUUID } from 'node:crypto'
import type { MemberClass, MemberRol } from '#contract/community/members.limits.ts'
import type { testServer } from '#server/testing/kit.ts'
import { memberAccounts, members } from './members/members.table.ts'

type Server = ReturnType<typeof testServer>

interface NewMember {
  firstName?: string
  rol?: MemberRol
  class?: MemberClass
  liderOf?: MemberClass
  approved?: boolean
  passwordHash?: string
  firstPasswordUntil?: Date
}

/** Adds members to a venue. `call` uses the new member's session, which is refused while the member is not approved. */
export const openCommunity = (server: Server, venueId: number) => {
  const addMember = async (fields: NewMember = {}) => {
    const { firstName = 'Ana', rol = 'user', approved = true, passwordHash, firstPasswordUntil } = fields
    const id = randomUUID()
    const mail = `${id}@comunidad.test`
    await server.kernel.database.inVenue(venueId, 'write', async (db) => {
      const approvedAt = approved ? new Date() : null
      const { class: ofClass, liderOf } = fields
      await db
        .insert(members)
        .values({ venueId, id, firstName, lastName: 'Ruiz', rol, class: ofClass, liderOf, approvedAt })
      await db
        .insert(memberAccounts)
        .values({ venueId, memberId: id, mail, phone: '11 3333', passwordHash, firstPasswordUntil })
    })
    const { cookie, call } = await server.sessionOf(venueId, 'member', id)
    return { id, mail, cookie, call }
  }
  return { venueId, addMember, lider: (liderOf: MemberClass = '15') => addMember({ rol: 'lider', liderOf }) }
}
