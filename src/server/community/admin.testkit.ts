import { randomUUID } from 'node:crypto'
import { api } from '#contract/api.ts'
import type { Photo } from '#contract/kernel/files.ts'
import type { testServer } from '#server/testing/kit.ts'
import { openCommunity } from './community.testkit.ts'

type Server = ReturnType<typeof testServer>
type Caller = Awaited<ReturnType<Awaited<ReturnType<Server['openVenue']>>['as']>>
interface Opened {
  venueId: number
  admin: Caller
  photo: Photo
}

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
export const communityOf = async (server: Server, { venueId, admin, photo }: Opened) => {
  const member = await openCommunity(server, venueId).addMember()
  const { suppliers, activities, restaurants, maps, ministries, claims } = api.community
  const made = {
    idSupplier: await admin.call(suppliers.create, { id: randomUUID(), name: 'Uno', description: '', phone: '11' }),
    idActivity: await admin.call(activities.create, { id: randomUUID(), name: 'Uno', hours: '', photoId: null }),
    idDining: await admin.call(restaurants.create, { id: randomUUID(), name: 'Uno', photoId: null }),
    idMap: await admin.call(maps.create, { id: randomUUID(), title: 'Uno', photoId: photo.id }),
    idMinistry: await admin.call(ministries.create, { id: randomUUID(), title: 'Uno', youtube: null }),
    idClaim: await member.call(claims.send, { id: randomUUID(), title: 'Uno', description: 'x', place: 'x' }),
  }
  const ids = Object.entries(made).map(([param, { id }]) => [param, id])
  return { ...Object.fromEntries(ids), idMember: member.id, idRequest: 'prayer' }
}
