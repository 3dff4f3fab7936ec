import { randomUUID } from 'node:crypto'
import { api } from '#contract/api.ts'
import type { testServer } from '../testing/kit.ts'

type Venue = Awaited<ReturnType<ReturnType<typeof testServer>['openVenue']>>
type Caller = Awaited<ReturnType<Venue['as']>>

export const memberDraft = (mail = `${randomUUID()}@comunidad.test`) => ({
  id: randomUUID(),
  firstName: 'Nora',
  lastName: 'Díaz',
  mail,
  phone: '11 4444',
  birthday: null,
  lot: 'Lote 4',
  comments: '',
  rol: 'lider' as const,
  class: null,
  liderOf: '15' as const,
})

/** One of everything that the community's pages can be of, by the parameters of their addresses. */
export const communityOf = async ({ admin }: { admin: Caller }) => {
  const { id: idMember } = await admin.call(api.community.members.create, memberDraft())
  const activity = { id: randomUUID(), name: 'Yoga', hours: '', photoId: null }
  const { id: idActivity } = await admin.call(api.community.activities.create, activity)
  return { idMember, idActivity, idRequest: 'prayer' }
}
