import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg, { type ClientConfig } from 'pg'
import pino from 'pino'
import { fillDemo } from '#demo/demo.ts'
import { createApp } from '#server/app.ts'
import { openKernel } from '#server/kernel/boot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { startEmbeddedDatabase } from '#server/kernel/db/embedded/embedded.ts'
import { files } from '#server/kernel/files/files.table.ts'
import { emptyWebBuild, measureDuration, median, report } from './kit.ts'

/** Measures the lists of a very large club as ratios to the same lists of the demo. */
const rounds = Number(process.env.ROUNDS ?? 60)
const target = 1.5
const size = { people: 100_000, bags: 20_000, movements: 1_000_000 }

const admin = { mail: 'admin@casaclub.test', password: 'demo-admin-1' }
const origin = 'http://127.0.0.1:3000'
const say = (line = '') => process.stdout.write(`${line}\n`)

const names = `array['Ana','Bruno','Carla','Diego','Elena','Federico','Gabriela','Hugo','Inés','Julián','Karina','Lucía',
  'Martín','Natalia','Óscar','Paula','Quique','Rocío','Santiago','Tomás','Úrsula','Valentina','Walter','Ximena','Zulema']`
const surnames = `array['Achával','Benítez','Cárdenas','Domínguez','Echeverría','Ferreyra','Giménez','Herrera','Iriarte',
  'Juárez','Krause','Ledesma','Maldonado','Núñez','Ocampo','Peralta','Quiroga','Rivas','Saavedra','Torres','Urquiza']`
/** 40 different endings; with the 21 surnames they make 840 last names. */
const endings = `(select array_agg(chr(97 + e / 26) || chr(97 + e % 26)) from generate_series(1, 40) e)`
const brands = `array['Titleist','Callaway','Ping','TaylorMade','Mizuno','Cobra','Wilson','Srixon']`

/** Inserts rows into both databases, so that each search term matches at least a full page and both return equally many rows. */
const pageful = [
  `insert into club_people (venue_id, id, first_name, last_name, number_socio, active)
   select 1, gen_random_uuid(), first, last || chr(97 + n % 26) || chr(97 + n / 26), (100000 + n)::text || left(first, 1), true
   from generate_series(1, 50) n, (values ('Federico', 'Achával'), ('Ana', 'García'), ('Zulema', 'Rivas')) as one (first, last)`,
  `insert into club_bags (venue_id, id, type, brand, owner_id, place, active)
   select 1, gen_random_uuid(), 'bag', 'Titleist', id, 'E-' || number_socio, true
   from club_people where venue_id = 1 and last_name like 'Achával%' and number_socio like '100%'`,
  `insert into club_bag_items (venue_id, id, bag_id, name, place, missing_since)
   select 1, gen_random_uuid(), b.id, 'Palo ' || n, n, case when n = 14 then now() end
   from club_bags b, generate_series(1, 14) n where b.venue_id = 1 and b.place like 'E-%'`,
  'vacuum (analyze) club_people, club_bags, club_bag_items, club_words, club_counters',
]

/** Enlarges venue 1 of the demo to a very large club with three years of movements. */
const grow = [
  `insert into club_people (venue_id, id, first_name, last_name, number_socio, active)
   select 1, gen_random_uuid(), (${names})[1 + n % 25] || ' ' || (${names})[1 + (n / 25) % 25],
     case when n % 20 = 0 then 'García' else (${surnames})[1 + (n / 7) % 21] || (${endings})[1 + (n / 147) % 40] end, (200000 + n)::text, n % 9 <> 0
   from generate_series(1, ${size.people}) n`,
  `insert into club_bags (venue_id, id, type, brand, owner_id, place, active)
   select 1, gen_random_uuid(), case when n % 5 = 0 then 'cart' else 'bag' end::club_bag_type, (${brands})[1 + n % 8], id,
     'D-' || n, n % 11 <> 0
   from (select id, row_number() over (order by id) as n from club_people where venue_id = 1 limit ${size.bags}) p`,
  `insert into club_bag_items (venue_id, id, bag_id, name, place, missing_since)
   select 1, gen_random_uuid(), b.id, 'Palo ' || n, n, case when n = 14 and b.place like 'D-%77' then now() end
   from club_bags b, generate_series(1, 14) n where b.venue_id = 1 and b.place like 'D-%'`,
  `insert into club_movements (venue_id, id, bag_id, position, action_type, at, person_admin, place, comments, type, brand, full_name, number_socio)
   select 1, gen_random_uuid(), b.id, n, case when n % 2 = 0 then 'Retiro' else 'Ingreso' end::club_action_type,
     now() - make_interval(secs => (${size.movements / size.bags} - n + random()) * 3 * 365 * 86400 / ${size.movements / size.bags}),
     'Sergio', b.place, '', b.type, b.brand, 'Socio', '1'
   from club_bags b, generate_series(1, ${size.movements / size.bags}) n where b.venue_id = 1 and b.place like 'D-%'`,
  `update club_bags b set position = ${size.movements / size.bags}, last_action = 'Retiro', last_move = now()
   where venue_id = 1 and place like 'D-%'`,
  'vacuum (analyze) club_people, club_bags, club_bag_items, club_movements, club_words, club_movement_hours, club_counters',
]

const run = async (where: ClientConfig, statements: string[]) => {
  const client = new pg.Client(where)
  await client.connect()
  for (const statement of statements) {
    const started = performance.now()
    await client.query(statement)
    if (statements.length > 1)
      say(`  ${statement.slice(0, 40).padEnd(42)} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  await client.end()
}

const openServer = async (owner: ClientConfig, dataDir: string) => {
  const running = await openKernel(owner, readConfiguration({ DATA_DIR: dataDir }), pino({ level: 'fatal' }))
  const web = emptyWebBuild(dataDir)
  const { app } = createApp(running.kernel, running.hub, web)
  let cookie = ''
  const ask = async (target: string, body?: unknown) => {
    const headers = { origin, cookie, 'content-type': 'application/json' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await app.fetch(new Request(`${origin}/api/${target}`, init), {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${target}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
  const signIn = () => ask('kernel/identity/signIn', admin)
  return { running, ask, signIn }
}
type Server = Awaited<ReturnType<typeof openServer>>

/** The measured lists with their inputs; ids are looked up first. */
const listsOf = async ({ ask }: Server) => {
  const { bags } = await ask('club/bags/list')
  const { people, next } = await ask('club/people/list')
  const bag = bags[0]
  return {
    'people: first page': 'club/people/list',
    'people: a page further on': `club/people/list?after=${next ?? ''}`,
    'people: search by last name': 'club/people/list?search=achaval',
    'people: search by two words': 'club/people/list?search=fede%20achaval',
    'people: two very common words': 'club/people/list?search=ana%20garcia',
    'people: a name late in the list': 'club/people/list?search=zulema',
    'people: search by number': `club/people/list?search=${people[0].numberSocio}`,
    'people: search by one letter': 'club/people/list?search=f',
    'people: search, nobody': 'club/people/list?search=zzz',
    'people: one dossier': `club/people/one?id=${bag.owner ?? people[0].id}`,
    'bags: first page': 'club/bags/list',
    'bags: search by owner': 'club/bags/list?search=achaval',
    'bags: search by brand': 'club/bags/list?search=titleist',
    'bags: one': `club/bags/one?id=${bag.id}`,
    'bags: missing clubs': 'club/bags/missing',
    'movements: 51': 'club/movements/list',
    'movements: last 5': 'club/movements/recent',
    'movements: of a bag': `club/movements/ofBag?idBag=${bag.id}`,
    'custody: pending': 'club/custody/pending',
    'screens: list': 'club/screens/list',
    'dashboard: counters': 'club/dashboard/counters',
    'dashboard: activity': 'club/dashboard/activity',
  }
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-bench-'))
const database = await startEmbeddedDatabase(folder)
try {
  const demo = await openServer(database.owner, folder)
  await fillDemo(demo.running.kernel, (db, _store, venueId) => async () => {
    const id = randomUUID()
    await db.insert(files).values({ venueId, id, label: '', widths: [1], width: 1, height: 1, blur: '' })
    return id
  })
  await run(database.owner, ['create database large template template0'])
  const largeOwner = { ...database.owner, database: 'large' }
  const large = await openServer(largeOwner, folder)
  await fillDemo(large.running.kernel, (db, _store, venueId) => async () => {
    const id = randomUUID()
    await db.insert(files).values({ venueId, id, label: '', widths: [1], width: 1, height: 1, blur: '' })
    return id
  })
  say(`Filling: ${size.people} people, ${size.bags} bags, ${size.movements} movements`)
  await run(database.owner, pageful)
  await run(largeOwner, [...pageful, ...grow])
  await demo.signIn()
  await large.signIn()

  const [small, big] = [await listsOf(demo), await listsOf(large)]
  say(`\n${'list'.padEnd(32)}${'demo ms'.padStart(9)}${'large ms'.padStart(10)}${'ratio'.padStart(8)}`)
  let over = 0
  let slowest = { name: '', ratio: 0 }
  for (const name of Object.keys(small) as (keyof typeof small)[]) {
    const times = { demo: [] as number[], large: [] as number[] }
    // The two sizes are measured alternately, so that other load affects both; the first rounds warm the caches.
    for (let n = -10; n < rounds; n++) {
      const [first, second] = [
        await measureDuration(() => demo.ask(small[name])),
        await measureDuration(() => large.ask(big[name])),
      ]
      if (n < 0) continue
      times.demo.push(first)
      times.large.push(second)
    }
    const [a, b] = [median(times.demo), median(times.large)]
    const ratio = b / a
    if (ratio > target) over++
    if (ratio > slowest.ratio) slowest = { name, ratio }
    const mark = ratio > target ? ' over' : ''
    say(
      `${name.padEnd(32)}${a.toFixed(2).padStart(9)}${b.toFixed(2).padStart(10)}${ratio.toFixed(2).padStart(8)}${mark}`,
    )
  }
  say(`\n${over} over ${target}`)
  report({
    work: 'the slowest of the club’s lists, 100,000 people and 1,000,000 movements',
    baseline: 'the demo',
    measured: slowest.name,
    ratio: slowest.ratio,
    target: `≤ ${target}`,
  })
  await demo.running.close()
  await large.running.close()
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
