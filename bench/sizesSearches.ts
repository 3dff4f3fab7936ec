// Reads that no page opens with: searches, filters, later pages, and single objects that a page loads on demand.
import type { Client } from 'pg'
import type { Lookup } from '#contract/api.ts'

const words = (endpoint: string, field: string, texts: readonly string[]): Lookup[] =>
  texts.map((text) => ({ endpoint, input: { [field]: text } }))
const reads = (endpoint: string, ...queries: string[]): Lookup[] =>
  queries.map((query) => ({ endpoint, input: Object.fromEntries(new URLSearchParams(query)) }))
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** `params` are the examples for the parameters of pages; the ids are those of the demo, which both databases contain. */
export const searches = async (owner: Client, params: Record<string, string>): Promise<Lookup[]> => {
  const { rows } = await owner.query<Record<string, string>>(
    `select p.number_socio as number, p.id as person, a.id as account, m.id as member, o.stay_id as stay
     from club_people p, kernel_staff a, community_members m, hotel_occupied o
     where (p.venue_id, a.venue_id, m.venue_id, o.venue_id) = (1, 1, 1, 1) and a.role = 'admin' order by p.search limit 1`,
  )
  const found = rows[0] ?? {}
  const { idBag, idProduct } = params
  return [
    // The only write: it finds the account by its mail among those of all venues.
    { endpoint: 'kernel.identity.signIn', input: { mail: 'admin@casaclub.test', password: 'demo-admin-1' } },
    ...words('kernel.search.find', 'text', [
      'achaval',
      'fede achaval',
      'ana',
      'zulema',
      'mitre pilar',
      '100010f',
      'zzzz',
    ]),
    ...words('club.people.list', 'search', ['achaval', 'fede achaval', 'ana garcia', 'zulema', 'f', 'zzz']),
    ...words('club.people.list', 'search', [found.number ?? '', '100010f']),
    ...reads(
      'club.people.dossiers',
      'active=yes',
      'active=no',
      'bags=yes',
      'bags=no',
      'active=no&search=zulema',
      'search=zzz&active=yes',
    ),
    ...reads('club.people.holder', `numberSocio=${found.number}`),
    ...words('club.bags.list', 'search', ['achaval', 'titleist', 'titleist achaval', 'zzz']),
    ...reads('club.bags.list', 'where=in', 'where=out'),
    ...reads('club.bags.atPlace', 'place=A-01', 'place=zzz'),
    ...reads('club.bags.allComments', `idBag=${idBag}`),
    ...reads('club.bags.comments', `idBag=${idBag}`),
    ...reads('club.movements.ofBag', `idBag=${idBag}`),
    ...words('club.movements.list', 'search', ['sergio', 'achaval', 'sergio achaval', 'zzz']),
    ...reads(
      'club.movements.list',
      'actionType=Retiro',
      `from=${dayAgo(9)}`,
      `from=${dayAgo(30)}&until=${dayAgo(8)}`,
      `until=${dayAgo(8)}&actionType=Ingreso`,
    ),
    ...reads('club.posts.archive', 'kind=news'),
    ...reads('club.bagRequests.ofMember', `member=${found.member}`),
    ...reads('community.members.record', `id=${found.member}`),
    ...reads('community.members.list', 'search=ana', 'search=zzz', 'inactive=true', 'rol=lider'),
    ...reads('hotel.menus.product', `id=${idProduct}`),
    ...reads('hotel.orders.history', 'page=2', 'page=5'),
    ...reads('hotel.orders.today', 'status=completed', 'status=canceled'),
    ...reads('hotel.chat.of', `stayId=${found.stay}`),
    ...reads('hotel.chat.list', 'ended=true'),
    ...reads('hotel.till.closed', 'page=1'),
    ...reads('kernel.users.sessions', `id=${found.account}`),
    ...reads('kernel.activity.about', `object=${idBag}`),
    ...reads('properties.listings.favourites', 'numbers=1,2,3'),
    ...reads('properties.listings.list', 'search=ceibos', 'search=zzzz', 'lane=available', 'lane=archived'),
    ...reads(
      'properties.listings.search',
      '',
      'page=2',
      'operation=rent',
      'type=house&city=Pilar',
      'rooms=5',
      'currency=USD&from=10000000&to=20000000',
      'operation=sale&type=apartment&rooms=3&city=rosario&currency=USD&from=1000000&to=9000000',
      'sort=price_low',
      'sort=largest&type=lot',
      'text=ceibos',
      'text=casa',
      'text=mitre%20pilar&operation=sale',
      'text=c',
      'text=zzzz',
    ),
  ]
}
