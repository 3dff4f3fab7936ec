// Measures the property list with 50,000 listings as a ratio to 50 listings in the same run: node bench/properties.ts
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg, { type ClientConfig } from 'pg'
import pino from 'pino'
import { createApp } from '#server/app.ts'
import { openKernel } from '#server/kernel/boot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { startEmbeddedDatabase } from '#server/kernel/db/embedded/embedded.ts'
import { createVenue } from '#server/kernel/venues/venues.queries.ts'
import { emptyWebBuild, measureDuration, median, report } from './kit.ts'

const rounds = Number(process.env.ROUNDS ?? 60)
const target = 1.5
const sizes = { few: 50, many: 50_000 }
const origin = 'http://127.0.0.1:3000'
const say = (line = '') => process.stdout.write(`${line}\n`)

const cities = `array['Pilar','San Isidro','Rosario','Córdoba','Tandil','Bariloche','Escobar','Mendoza','Salta','Nordelta',
  'Vicente López','La Plata','Mar del Plata','Azul','Luján','Tigre','Campana','Zárate','Morón','Quilmes']`
const streets = `array['Los Ceibos','Mitre','San Martín','Belgrano','Juncal','Arenales','Colectora Este','Av. Corrientes',
  'Los Tilos','Sarmiento','9 de Julio','Güemes','Alvear','Moreno','Las Heras','Costanera']`

/** Generated listings, each with its own picture. */
const filling = (venueId: number, count: number) => [
  `insert into kernel_files (venue_id, id, label, widths, width, height, blur)
   select ${venueId}, gen_random_uuid(), '', array[320,640,1280], 1280, 960, 'data:image/webp;base64,' || repeat('A', 88)
   from generate_series(1, ${count})`,
  `insert into properties_listings (venue_id, id, number, operation, price, currency, type, condition, label, date, direction,
     city, mt_totales, ambientes, bathrooms, cover_id, cover_list_id, order_listing)
   select ${venueId}, gen_random_uuid(), n, (array['sale','rent','temporary'])[1 + n % 3]::properties_operation,
     (10000 + n::bigint * 7919 % 900000) * 100, (case when n % 3 = 1 then 'ARS' else 'USD' end)::currency,
     (array['apartment','house','office','lot','garage'])[1 + n / 3 % 5]::properties_type, 'good',
     case when n % 9 = 0 then 'Oportunidad' else '' end, date '2026-01-01' + n % 300,
     (${streets})[1 + n / 7 % 16] || ' ' || (n * 37 % 9000), (${cities})[1 + n / 11 % 20], 20 + n % 900, 1 + n % 7, 1 + n % 3,
     f.id, f.id, 1 + n % 100
   from (select id, row_number() over (order by id)::int as n from kernel_files where venue_id = ${venueId}) f`,
  `update properties_catalogues set last_number = ${count} where venue_id = ${venueId}`,
  'vacuum (analyze) kernel_files, properties_listings, properties_catalogues',
]

const run = async (where: ClientConfig, statements: string[]) => {
  const client = new pg.Client(where)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Measured searches by name: every filter occurs, also with few or no results. With a filter the catalogue of 50 listings
 * may return fewer than the 24 rows of a page, which increases the ratio.
 */
const questions = {
  'first page': '',
  'a page further on': 'page=2',
  'by operation': 'operation=rent',
  'by type and city': 'type=house&city=Pilar',
  'by rooms': 'rooms=5',
  'by price': 'currency=USD&from=10000000&to=20000000',
  'everything at once': 'operation=sale&type=apartment&rooms=3&city=rosario&currency=USD&from=1000000&to=9000000',
  'sorted by price': 'sort=price_low',
  'sorted, the largest': 'sort=largest&type=lot',
  'text: one word': 'text=ceibos',
  'text: a very common word': 'text=casa',
  'text: two words and a filter': 'text=mitre%20pilar&operation=sale',
  'text: one letter': 'text=c',
  'text: nothing found': 'text=zzzz',
}

/** Starts a server with one venue and `count` listings. Requests without `venue` use this venue and are not cached. */
const openServer = async (owner: ClientConfig, dataDir: string, count: number) => {
  const running = await openKernel(owner, readConfiguration({ DATA_DIR: dataDir }), pino({ level: 'fatal' }))
  const web = emptyWebBuild(dataDir)
  const { app } = createApp(running.kernel, running.hub, web)
  const venueId = await running.kernel.database.transaction('write', (db) => createVenue(db, { name: `${count}` }))
  await run(owner, filling(venueId, count))
  const ask = async (question: string) => {
    const answer = await app.fetch(new Request(`${origin}/api/properties/listings/search?${question}`), {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${question}: ${answer.status} ${text}`)
    return (JSON.parse(text) as { total: number }).total
  }
  return { running, owner, ask }
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-bench-'))
const database = await startEmbeddedDatabase(folder)
try {
  const few = await openServer(database.owner, folder, sizes.few)
  await run(database.owner, ['create database large template template0'])
  const many = await openServer({ ...database.owner, database: 'large' }, folder, sizes.many)
  say(
    `first question, which reads all ${sizes.many} listings: ${(await measureDuration(() => many.ask(''))).toFixed(0)} ms`,
  )
  await run(many.owner, [`update properties_listings set label = 'Nueva' where number = 1`])
  say(`first question after one has changed: ${(await measureDuration(() => many.ask(''))).toFixed(0)} ms`)

  const head = ['list', `${sizes.few} ms`, `${sizes.many} ms`, 'ratio', 'found', 'found']
  say(`\n${head.map((word, i) => (i === 0 ? word.padEnd(30) : word.padStart(10))).join('')}`)
  let over = 0
  let slowest = { name: '', ratio: 0 }
  for (const [name, question] of Object.entries(questions)) {
    const times = { few: [] as number[], many: [] as number[] }
    // The two sizes are measured alternately, so that other load affects both; the first rounds warm the caches.
    for (let n = -10; n < rounds; n++) {
      const [first, second] = [
        await measureDuration(() => few.ask(question)),
        await measureDuration(() => many.ask(question)),
      ]
      if (n < 0) continue
      times.few.push(first)
      times.many.push(second)
    }
    const [a, b] = [median(times.few), median(times.many)]
    if (b / a > target) over++
    if (b / a > slowest.ratio) slowest = { name, ratio: b / a }
    const row = [
      a.toFixed(2),
      b.toFixed(2),
      (b / a).toFixed(2),
      String(await few.ask(question)),
      String(await many.ask(question)),
    ]
    say(`${name.padEnd(30)}${row.map((cell) => cell.padStart(10)).join('')}${b / a > target ? ' over' : ''}`)
  }
  say(`\n${over} over ${target}`)
  report({
    work: 'the slowest search among 50,000 properties',
    baseline: '50 properties',
    measured: slowest.name,
    ratio: slowest.ratio,
    target: `≤ ${target}`,
  })
  await few.running.close()
  await many.running.close()
} finally {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
