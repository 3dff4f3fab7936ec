// Measures size and time of a guest's read of a large menu as ratios to /healthz in the same run: node bench/menu.ts
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { createApp } from '#server/app.ts'
import { insertProducts } from '#server/hotel/menus/copying.ts'
import { countMenuParts, listMenusWithTotals, productsOfMenus } from '#server/hotel/menus/menus.queries.ts'
import { categories, menus } from '#server/hotel/menus/menus.table.ts'
import { boot } from '#server/kernel/boot.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import type { Db } from '#server/kernel/db/database.ts'
import { files } from '#server/kernel/files/files.table.ts'
import { createVenue } from '#server/kernel/venues/venues.queries.ts'
import { listen } from '#server/listen.ts'
import { emptyWebBuild, median, report } from './kit.ts'

const size = { categories: 60, products: 1500 }
const rounds = 200

const words =
  'Bife Trucha Risotto Ensalada de la casa con limón y hongos a las brasas crema dulce pan tostado queso'.split(' ')
const some = (seed: number, count: number) =>
  Array.from({ length: count }, (_, n) => words[(seed * 7 + n * (seed % 5) + n) % words.length]).join(' ')
const inFour = (field: string, text: (language: string) => string) =>
  Object.fromEntries(
    ['Spanish', 'English', 'Portuguese', 'French'].map((language) => [`${field}${language}`, text(language)]),
  )

/** A large menu with varied texts and a photo for each product. */
const fill = async (db: Db) => {
  const venueId = await createVenue(db, { name: 'Bench' })
  const photo = () => ({ venueId, id: randomUUID(), label: '', widths: [320, 640, 1280], width: 1280, height: 960 })
  const photos = Array.from({ length: size.products }, () => ({
    ...photo(),
    blur: `data:image/webp;base64,${randomBytes(66).toString('base64')}`,
  }))
  await db.insert(files).values(photos)
  const menuId = randomUUID()
  await db.insert(menus).values({ venueId, id: menuId, name: 'Carta', hours: 'Siempre', photoId: photos[0]?.id ?? '' })
  const sections = Array.from({ length: size.categories }, (_, n) => ({
    venueId,
    id: randomUUID(),
    menuId,
    name: `Sección ${n}`,
    orderCategory: n + 1,
  }))
  await db.insert(categories).values(sections)
  await insertProducts(
    db,
    photos.map(({ id: photoId }, n) => ({
      venueId,
      id: randomUUID(),
      categoryId: sections[n % size.categories]?.id ?? '',
      name: `${some(n, 2)} ${n}`.slice(0, 29),
      ...inFour('name', (language) => `${some(n + language.length, 2)} ${n}`.slice(0, 29)),
      description: some(n, 14).slice(0, 144),
      ...inFour('description', (language) => some(n * language.length, 14).slice(0, 144)),
      price: 100_000 + ((n * 7919) % 30_000) * 100,
      orderProduct: Math.floor(n / size.categories) + 1,
      photoId,
    })),
  )
  return venueId
}

const timed = async (count: number, work: () => Promise<unknown>) => {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const since = performance.now()
    await work()
    times.push(performance.now() - since)
  }
  return median(times)
}

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'casaclub-bench-'))
const running = await boot(readConfiguration({ DATA_DIR: dataDir }), pino({ level: 'silent' }))
const venue = await running.kernel.database.transaction('write', fill)
const web = emptyWebBuild(dataDir)
const server = await listen(createApp(running.kernel, running.hub, web), '127.0.0.1', 0)
const origin = `http://127.0.0.1:${server.port}`
const target = `${origin}/api/hotel/menus/offered?language=english`

const get = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'br', ...headers } })
  return { answer, bytes: (await answer.arrayBuffer()).byteLength }
}
try {
  const first = await get(`${target}&venue=${venue}`)
  const etag = first.answer.headers.get('etag') ?? ''
  const packed = Number(first.answer.headers.get('content-length'))
  const health = await timed(rounds, () => get(`${origin}/healthz`))
  const kept = await timed(rounds, () => get(`${target}&venue=${venue}`))
  const unchanged = await timed(rounds, () => get(`${target}&venue=${venue}`, { 'if-none-match': etag }))
  // A URL without `venue` is not cached; it uses the community venue, which is this one.
  const made = await timed(20, () => get(target))
  console.log(`${size.categories} categories, ${size.products} products, one language`)
  console.log(`size: ${(first.bytes / 1000).toFixed(0)} kB of JSON, ${(packed / 1000).toFixed(0)} kB brotli`)
  console.log(
    `times /healthz: cached ${(kept / health).toFixed(1)}, unchanged (304) ${(unchanged / health).toFixed(1)}, not cached ${(made / health).toFixed(0)}`,
  )
  const inVenue = (work: (db: Db) => Promise<unknown>) => () => running.kernel.database.inVenue(venue, 'read', work)
  const [{ id: menuId = '' } = {}] = await running.kernel.database.inVenue(venue, 'read', listMenusWithTotals)
  const ratio = async (work: (db: Db) => Promise<unknown>) => ((await timed(50, inVenue(work))) / health).toFixed(1)
  console.log(
    `what staff read, times /healthz: counters ${await ratio(countMenuParts)}, list of menus ${await ratio(listMenusWithTotals)}, all products ${await ratio((db) => productsOfMenus(db, [menuId]))}`,
  )
  report({
    work: `cached menu of ${size.products} products, one request`,
    baseline: '/healthz',
    measured: `${kept.toFixed(2)} ms, ${(packed / 1000).toFixed(0)} kB; ${(made / kept).toFixed(0)} times as fast as not cached`,
    ratio: kept / health,
    target: '–',
  })
} finally {
  await server.close()
  await running.close()
  await rm(dataDir, { recursive: true, force: true })
}
