import type { Client } from 'pg'
import { featureOf } from '#contract/api.ts'
import type { Page } from '#contract/kernel/page.ts'
import { pages } from '#contract/pages.ts'

/**
 * Queries for path parameters that need a particular row; each returns its parameters by name. Rows are
 * taken in the order in which the demo writes them (`ctid`), so that every run opens the same pages.
 */
const queries = [
  `select id as "idNew" from club_posts where venue_id = $1 and kind = 'news' and shown_from is null
     order by ctid`,
  `select b.id as "idBag", i.id as "idItem" from club_bags b
     join club_bag_items i on (i.venue_id, i.bag_id) = (b.venue_id, b.id) where b.venue_id = $1 and archived_at is null
     order by b.ctid, i.ctid`,
  `select id as "idActivity" from community_activities where venue_id = $1 and not hidden order by ctid`,
  // The page of a member's absences is opened by the demo's lider (class leader), who leads class 15.
  `select id as "idMember" from community_members where venue_id = $1 order by (class = '15') desc nulls last, ctid`,
  `select id as "idOutlet", id as "outletId", id as "idLugar" from hotel_outlets where venue_id = $1
     order by ctid`,
  `select m.id as "menuId", m.id as "idMenu", c.id as "categoryId", c.id as "idCategoria", p.id as "idProduct"
     from hotel_menus m join hotel_categories c on (c.venue_id, c.menu_id) = (m.venue_id, m.id)
     join hotel_products p on (p.venue_id, p.category_id) = (c.venue_id, c.id)
     where m.venue_id = $1 and p.stock and not (p.hidden or c.hidden or m.hidden) order by m.ctid, c.ctid, p.ctid`,
  `select r.number as "idRoom", r.number as "idTable", s.stay_id as "idStay", o.id as "idOrder"
     from hotel_rooms r join hotel_occupied s on (s.venue_id, s.room_id) = (r.venue_id, r.id)
     join hotel_orders o on (o.venue_id, o.stay_id) = (s.venue_id, s.stay_id) where r.venue_id = $1
     order by r.ctid, o.ctid`,
  `select id as "idPayment" from hotel_payments where venue_id = $1 order by ctid`,
  `select id as "idShift" from hotel_shifts where venue_id = $1 order by ctid`,
  `select number as "idPropiedad" from properties_listings where venue_id = $1 order by ctid`,
]
const fixed = { idAction: 'movement', idRequest: 'prayer', idLanguage: 'french', productIndex: '0' }

const everyPage = Object.values<Page>(pages)
const parametersIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The table of the feature whose read a page opens with this parameter: ':idClaim' belongs to 'community_claims'. */
const tableOf = (parameter: string) => {
  const address = { params: { [parameter]: 'example' }, query: new URLSearchParams() }
  const lookups = everyPage
    .filter(({ path }) => parametersIn(path).includes(parameter))
    .flatMap(({ initialReads }) => initialReads?.(address, 'admin') ?? [])
  const read = lookups.find(({ input }) => Object.values(input ?? {}).includes('example'))
  return (
    read &&
    featureOf(read.endpoint)
      .replace('.', '_')
      .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  )
}

/**
 * A value for every parameter in a page's path, from the rows of a venue that has the demo's data. A new parameter needs
 * no line here if a page opens with a read of it, the read's feature has a table of its name, and the demo has a row.
 */
export const exampleParameters = async (owner: Client, venueId: number): Promise<Record<string, string>> => {
  const found: Record<string, string> = { ...fixed, idHotel: `${venueId}`, idRestaurant: `${venueId}` }
  const addFrom = async (query: string) => {
    const { rows } = await owner.query<Record<string, unknown>>(`${query} limit 1`, [venueId])
    for (const [parameter, value] of Object.entries(rows[0] ?? {})) found[parameter] = String(value)
  }
  for (const query of queries) await addFrom(query)
  for (const parameter of everyPage.flatMap(({ path }) => parametersIn(path))) {
    if (found[parameter]) continue
    const table = tableOf(parameter)
    if (table) await addFrom(`select id as "${parameter}" from ${table} where venue_id = $1 order by ctid`)
    if (!found[parameter])
      throw new Error(`There is no example for :${parameter}. Add rows to the demo, or a query to testing/examples.ts.`)
  }
  return found
}
