// SQL that fills the databases of bench/sizes.ts.
import type { Client } from 'pg'
import { venueTables } from '#server/testing/tables.ts'

const venues = 1_000
/** Rows of venue 1. The other venues have copies of the demo's second venue, and the rest of the orders and movements. */
const people = 100_000
const bags = 20_000
const movementsPerBag = 200
const movementsPerBagElsewhere = 500
const stays = 33_300
const staysElsewhere = 67
const ordersPerStay = 10
const properties = 50_000

const names = `array['Ana','Bruno','Carla','Diego','Elena','Federico','Gabriela','Hugo','Inés','Julián','Karina','Lucía',
  'Martín','Natalia','Óscar','Paula','Quique','Rocío','Santiago','Tomás','Úrsula','Valentina','Walter','Ximena','Zulema']`
const surnames = `array['Achával','Benítez','Cárdenas','Domínguez','Echeverría','Ferreyra','Giménez','Herrera','Iriarte',
  'Juárez','Krause','Ledesma','Maldonado','Núñez','Ocampo','Peralta','Quiroga','Rivas','Saavedra','Torres','Urquiza']`
/** 40 different endings; with the 21 surnames they make 840 last names. */
const endings = `(select array_agg(chr(97 + e / 26) || chr(97 + e % 26)) from generate_series(1, 40) e)`
const brands = `array['Titleist','Callaway','Ping','TaylorMade','Mizuno','Cobra','Wilson','Srixon']`
const cities = `array['Pilar','San Isidro','Rosario','Córdoba','Tandil','Bariloche','Escobar','Mendoza','Salta','Nordelta',
  'Vicente López','La Plata','Mar del Plata','Azul','Luján','Tigre','Campana','Zárate','Morón','Quilmes']`
const streets = `array['Los Ceibos','Mitre','San Martín','Belgrano','Juncal','Arenales','Colectora Este','Av. Corrientes',
  'Los Tilos','Sarmiento','9 de Julio','Güemes','Alvear','Moreno','Las Heras','Costanera']`

/** Listings from a query with the columns n, operation, type, city, street, rooms and price; all share one picture. */
const insertListings = (
  source: string,
) => `insert into properties_listings (venue_id, id, number, operation, price, currency,
    type, condition, label, date, direction, city, mt_totales, ambientes, bathrooms, cover_id, cover_list_id, order_listing)
  select 1, gen_random_uuid(), (select last_number from properties_catalogues where venue_id = 1) + n,
    operation::properties_operation, price, 'USD', type::properties_type, 'good', case when n % 9 = 0 then 'Oportunidad' else '' end,
    date '2026-01-01' + n::int % 300, street || ' ' || (n * 37 % 9000), city, 20 + n % 900, rooms, 1 + n % 3, f.id, f.id, 1 + n % 100
  from (select id from kernel_files where venue_id = 1 limit 1) f, (${source}) as listing`
const countListings =
  'update properties_catalogues c set last_number = (select max(number) from properties_listings l where l.venue_id = c.venue_id) where venue_id = 1'

const insertMovements = (
  perBag: number,
  which: string,
) => `insert into club_movements (venue_id, id, bag_id, position, action_type,
    at, person_admin, place, comments, type, brand, full_name, number_socio)
  select b.venue_id, gen_random_uuid(), b.id, b.position + n, case when n % 2 = 0 then 'Retiro' else 'Ingreso' end::club_action_type,
    now() - make_interval(secs => (${perBag} - n + random()) * 3 * 365 * 86400 / ${perBag}), 'Sergio', b.place, '', b.type,
    b.brand, p.first_name || ' ' || p.last_name, p.number_socio
  from generate_series(1, ${perBag}) n, club_bags b join club_people p on (p.venue_id, p.id) = (b.venue_id, b.owner_id)
  where ${which}`
const countMovements = (
  perBag: number,
  which: string,
) => `update club_bags b set position = position + ${perBag}, last_move = now(),
  last_action = (array['Retiro', 'Ingreso'])[1 + ascii(id::text) % 2]::club_action_type where ${which}`

/** Fills a page of each list and search of the demo, so that both databases return equally many rows. */
export const pageStatements = [
  `insert into club_people (venue_id, id, first_name, last_name, number_socio, active)
   select 1, gen_random_uuid(), first, last || chr(97 + n % 26) || chr(97 + n / 26), (100000 + n)::text || left(first, 1), n <> 1
   from generate_series(1, 55) n, (values ('Federico', 'Achával'), ('Ana', 'García'), ('Zulema', 'Rivas')) as one (first, last)`,
  `insert into club_people (venue_id, id, first_name, last_name, number_socio, active)
   select 1, gen_random_uuid(), 'Zulema', 'Ríos' || chr(97 + n % 26) || chr(97 + n / 26), (150000 + n)::text, false
   from generate_series(1, 55) n`,
  `insert into club_bags (venue_id, id, type, brand, owner_id, place, active)
   select 1, gen_random_uuid(), 'bag', 'Titleist', id, 'E-' || number_socio, true
   from club_people where venue_id = 1 and last_name like 'Achával%' and number_socio like '100%'`,
  `insert into club_bag_items (venue_id, id, bag_id, name, place, missing_since)
   select 1, gen_random_uuid(), b.id, 'Palo ' || n, n, case when n = 14 then now() end
   from club_bags b, generate_series(1, 14) n where b.venue_id = 1 and b.place like 'E-%'`,
  insertMovements(4, `b.venue_id = 1 and b.place like 'E-%'`),
  countMovements(4, `venue_id = 1 and place like 'E-%'`),
  insertMovements(510, `b.venue_id = 1 and b.place = 'A-01'`),
  countMovements(510, `venue_id = 1 and place = 'A-01'`),
  insertListings(`select n * 3 + way as n, operation, type, city, street, rooms, price
    from generate_series(1, 40) n, (values (0, 'sale', 'apartment', 'Rosario', 'Mitre', 3, 5000000),
      (1, 'rent', 'house', 'Pilar', 'Los Ceibos', 5, 15000000), (2, 'sale', 'lot', 'Pilar', 'Mitre', 1, 90000000))
      as one (way, operation, type, city, street, rooms, price)`),
  countListings,
  'vacuum (analyze)',
]

/** Copies all rows of the demo's second venue to the further venues. Ids are unique within a venue only. */
const copyVenue = async (client: Client) => {
  const statements: string[] = []
  for (const table of await venueTables(client)) {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'venue_id'`,
      [table],
    )
    const columns = rows.map(({ name }) => name)
    // Mail addresses and hashes of secrets are unique over all venues.
    const copied = columns.map((name) => (name === 'mail' ? `v || mail` : `t.${name}`))
    statements.push(`insert into ${table} (venue_id, ${columns}) select v, ${copied} from ${table} t, generate_series(4, ${venues}) v
      where t.venue_id = 2`)
  }
  return statements
}

/** Rows of closed stays and their orders, older than the demo's, so that both databases have the same orders of this week. */
const orderStatements = [
  'update hotel_orders set number = number + 1000000',
  'update hotel_order_numbers set last = last + 1000000',
  `insert into hotel_stays (venue_id, id, room_id, name, code, opened_at, opened_by, closed_at, closed_by)
   select v, gen_random_uuid(), r.ids[1 + n % cardinality(r.ids)], 'Huésped ' || n, '', opened, 'Sergio', opened + interval '2 days', 'Sergio'
   from generate_series(1, ${venues}) v
     join (select venue_id, array_agg(id order by number) as ids from hotel_rooms group by 1) r on r.venue_id = v,
     lateral (select n, now() - interval '12 days' - make_interval(secs => (1 - n::float / total) * 3 * 365 * 86400) as opened
       from (select case when v = 1 then ${stays} else ${staysElsewhere} end as total) s, generate_series(1, total) n) o`,
  `insert into hotel_orders (venue_id, id, number, stay_id, room_id, status, sent_at, decided_by, decided_at, ready_at, completed_by, completed_at)
   select venue_id, gen_random_uuid(), row_number() over (partition by venue_id order by opened_at, n), id, room_id,
     case when n = 10 and mod(extract(epoch from opened_at)::int, 7) = 0 then 'canceled' else 'completed' end::hotel_order_status,
     sent, 'Sergio', sent + interval '2 minutes', sent + interval '14 minutes', 'Sergio',
     case when n = 10 and mod(extract(epoch from opened_at)::int, 7) = 0 then null else sent + interval '40 minutes' end
   from (select s.*, n, opened_at + n * interval '4 hours' as sent from hotel_stays s, generate_series(1, ${ordersPerStay}) n
     where name like 'Huésped %') s`,
  `insert into hotel_order_lines (venue_id, order_id, id, stay_id, position, product_id, name, price, quantity, options, comment, done_at)
   select o.venue_id, o.id, gen_random_uuid(), o.stay_id, n, ids[at], names[at], prices[at], 1 + n, '[]', '', o.ready_at
   from hotel_orders o
     join (select venue_id, array_agg(id order by id) as ids, array_agg(name order by id) as names, array_agg(price order by id) as prices
       from hotel_products group by 1) p using (venue_id), generate_series(0, 1) n, lateral (select 1 + (o.number + n * 7) % cardinality(ids) as at) a
   where o.number <= 1000000 and n <= o.number % 2`,
  `insert into hotel_order_changes (venue_id, order_id, stay_id, at, by, what)
   select venue_id, id, stay_id, decided_at, 'Sergio', case status when 'canceled' then 'canceled' else 'accepted' end from hotel_orders where number <= 1000000
   union all select venue_id, id, stay_id, completed_at, 'Sergio', 'completed' from hotel_orders where number <= 1000000 and status = 'completed'`,
]

const countingTriggers = [
  ['club_movements', 'club_movements_count'],
  ['club_movements', 'club_movements_names'],
  ['club_bags', 'z_count_bags_changed'],
]

export const growStatements = async (client: Client) => [
  // Without foreign keys and triggers: the copied rows fit together, and counters are among them.
  'set session_replication_role = replica',
  ...(await copyVenue(client)),
  `update kernel_instance set value = '${venues}' where name = 'last venue'`,
  ...orderStatements,
  'set session_replication_role = origin',
  `insert into club_people (venue_id, id, first_name, last_name, number_socio, active)
   select 1, gen_random_uuid(), (${names})[1 + n % 25] || ' ' || (${names})[1 + (n / 25) % 25],
     case when n % 20 = 0 then 'García' else (${surnames})[1 + (n / 7) % 21] || (${endings})[1 + (n / 147) % 40] end, (200000 + n)::text, n % 9 <> 0
   from generate_series(1, ${people}) n`,
  `insert into club_bags (venue_id, id, type, brand, owner_id, place, active)
   select 1, gen_random_uuid(), case when n % 5 = 0 then 'cart' else 'bag' end::club_bag_type, (${brands})[1 + n % 8], id,
     'D-' || n, n % 11 <> 0
   from (select id, row_number() over (order by id) as n from club_people where venue_id = 1 limit ${bags}) p`,
  `insert into club_bag_items (venue_id, id, bag_id, name, place, missing_since)
   select 1, gen_random_uuid(), b.id, 'Palo ' || n, n, case when n = 14 and b.place like 'D-%77' then now() end
   from club_bags b, generate_series(1, 14) n where b.venue_id = 1 and b.place like 'D-%'`,
  insertListings(`select n, (array['sale','rent','temporary'])[1 + n % 3] as operation,
      (array['apartment','house','office','lot','garage'])[1 + n / 3 % 5] as type, (${cities})[1 + n / 11 % 20] as city,
      (${streets})[1 + n / 7 % 16] as street, 1 + n % 7 as rooms, (10000 + n::bigint * 7919 % 900000) * 100 as price
    from generate_series(1, ${properties}) n`),
  countListings,
  // Movements without checks of their foreign keys, but with the triggers that count them and write their names.
  ...countingTriggers.map(([table, trigger]) => `alter table ${table} enable always trigger ${trigger}`),
  'set session_replication_role = replica',
  insertMovements(movementsPerBag, `b.venue_id = 1 and (b.place like 'D-%' or b.place = 'A-01')`),
  countMovements(movementsPerBag, `venue_id = 1 and (place like 'D-%' or place = 'A-01')`),
  insertMovements(movementsPerBagElsewhere, 'b.venue_id > 1'),
  countMovements(movementsPerBagElsewhere, 'venue_id > 1'),
  'set session_replication_role = origin',
  ...countingTriggers.map(([table, trigger]) => `alter table ${table} enable trigger ${trigger}`),
  'vacuum (analyze)',
]
