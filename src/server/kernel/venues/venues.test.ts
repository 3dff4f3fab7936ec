import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { TimeZone } from '#contract/kernel/venues.ts'
import { testServer } from '#server/testing/kit.ts'
import { firstRunKey } from '../firstRun/firstRunKey.ts'
import { colourShadesOf } from './shades.ts'
import { qrUrl } from './venues.rules.ts'
import { inFourLanguages, validConfiguration } from './venues.testkit.ts'

const server = testServer()
const { venues } = api.kernel
const { visitor } = server

const open = async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const photo = await admin.upload()
  return { ...venue, admin, photo, good: validConfiguration(photo.id) }
}

/** Runs first: the instance has no venue until here. */
test('the key of the printed link creates the first venue with its admin once; strangers, weak passwords and a second use are refused', async () => {
  const { firstRun, checklist } = api.kernel
  const key = firstRunKey(server.kernel.secret, 0)
  const page = (path: string) => server.fetch(path, {}, { headers: { accept: 'text/html' } })
  const wanted = {
    key,
    name: 'Ana',
    mail: 'ana@lago.test',
    password: 'siete robles viejos',
    venueName: 'Club del Lago',
    primaryColor: '#1D4E79',
    timeZone: 'Europe/Madrid',
    guestLanguage: 'english' as const,
    products: ['hotel' as const],
  }
  expect((await page('/')).status).toBe(404)
  expect((await page(`/primer-inicio?clave=${key}`)).status).toBe(200)
  expect(await visitor(firstRun.state, { key })).toMatchObject({ isOpen: true })
  for (const wrong of ['', 'x', firstRunKey(server.kernel.secret, 1), firstRunKey(Buffer.from('other'), 0)]) {
    expect(await visitor(firstRun.state, { key: wrong })).toMatchObject({ isOpen: false })
    await expect(visitor(firstRun.create, { ...wanted, key: wrong })).rejects.toMatchObject({ code: 'link_expired' })
  }
  const weak = visitor(firstRun.create, { ...wanted, password: 'clubdellago' })
  await expect(weak).rejects.toMatchObject({ code: 'weak_password' })

  const both = await Promise.all(
    ['ana@lago.test', 'eva@lago.test'].map((mail) =>
      server.ask(firstRun.create.endpoint, 'write', { ...wanted, mail }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
  const created = both.find(({ ok }) => ok)
  expect(await created?.json()).toEqual({ role: 'admin', name: 'Ana', venueId: 1 })
  expect(await visitor(firstRun.state, { key })).toMatchObject({ isOpen: false })
  for (const count of [0, 1])
    await expect(
      visitor(firstRun.create, { ...wanted, key: firstRunKey(server.kernel.secret, count) }),
    ).rejects.toMatchObject({ code: 'link_expired' })

  const admin = server.calling(created?.headers.getSetCookie().join('; '))
  expect(await admin(venues.configuration)).toMatchObject({
    name: 'Club del Lago',
    primaryColor: '#1D4E79',
    timeZone: 'Europe/Madrid',
    guestLanguage: 'english',
    products: ['hotel'],
  })
  const doneSteps = async () =>
    (await admin(checklist.state)).steps.filter(({ isDone }) => isDone).map(({ step }) => step)
  const { shown, steps } = await admin(checklist.state)
  expect([shown, steps.map(({ step }) => step)]).toEqual([true, ['menu', 'room', 'colleague', 'mail']])
  expect(await doneSteps()).toEqual([])
  await admin(api.kernel.users.invite, { id: randomUUID(), name: 'Rosa', mail: 'rosa@lago.test', role: 'staff' })
  expect(await doneSteps()).toEqual(['colleague'])
  await admin(checklist.setShown, { shown: false })
  expect((await admin(checklist.state)).shown).toBe(false)
  expect((await page('/')).status).toBe(200)
})

test('a new venue has the defaults of the spec', async () => {
  const { as } = await server.openVenue()
  const found = await (await as('staff')).call(venues.configuration)
  expect(found).toMatchObject({ whatsappNumber: '0', solutionWhatsapp: false, solutionSurvey: false, currency: 'ARS' })
  expect(found).toMatchObject({ live: { day: 0, from: 10, to: 12 }, version: 1 })
})

test('staff read the saved settings, with ten shades of the colour', async () => {
  const { as, admin, photo, good } = await open()
  const saved = await admin.call(venues.update, good)
  const { version, logoId: _, backgroundId: __, primaryColor, ...rest } = good
  expect(saved).toMatchObject({
    ...rest,
    primaryColor: '#1D4E79',
    version: version + 1,
    shades: colourShadesOf(primaryColor),
  })
  expect([saved.logo?.id, saved.background?.id]).toEqual([photo.id, photo.id])
  expect(await (await as('staff')).call(venues.configuration)).toEqual(saved)
})

test('required settings cannot be left out, and every field is validated', async () => {
  const { admin, good } = await open()
  const wrong: Record<string, unknown[]> = {
    name: ['', ' ', 'x'.repeat(81)],
    mail: ['', 'nadie'],
    phone: ['', 'llamame', '12'],
    logoId: [null, randomUUID()],
    backgroundId: [null, ''],
    primaryColor: ['', 'red', '#12345', '#1d4e79;}'],
    titleApp: [''],
    subtitleApp: [''],
    infoApp: [''],
    whatsappNumber: ['', '0', '+54911', '0549114000', 'abc'],
    timeZone: ['', 'Marte/Olympus', '+03:00', '../etc', 'AGT', 'BST'],
    currency: ['XXX'],
    liveChannel: ['https://vimeo.com/1', 'javascript:alert(1)'],
    formLink: ['http://forms.lago.test', '//evil.test', 'https://a@evil.test'],
    qrMask: ['a.b', 'A', '-a', 'a/b'],
    live: [
      { day: 7, from: 1, to: 2 },
      { day: 0, from: 12, to: 10 },
    ],
    information: [{}, { ...good.information, hours: { ...inFourLanguages(''), french: 'x'.repeat(3001) } }],
  }
  for (const [field, values] of Object.entries(wrong))
    for (const value of values)
      await expect(admin.call(venues.update, { ...good, [field]: value }), `${field} ${value}`).rejects.toMatchObject({
        status: 400,
      })
  const survey = { ...good, solutionSurvey: true, surveyLink: '' }
  await expect(admin.call(venues.update, survey)).rejects.toMatchObject({ status: 400 })
  expect((await admin.call(venues.configuration)).version).toBe(1)
  await admin.call(venues.update, { ...good, solutionWhatsapp: false, whatsappNumber: '0', qrMask: '' })
})

test('every accepted time zone is known to PostgreSQL', async () => {
  const { rows } = await server.kernel.database.transaction('read', (db) =>
    db.execute<{ name: string }>('select name from pg_timezone_names'),
  )
  const known = new Set(rows.map(({ name }) => name))
  // Node also accepts abbreviations and obsolete names, which must be refused.
  const own = ['ACT', 'AGT', 'BST', 'PST', 'SystemV/AST4', 'US/Pacific-New', 'Canada/East-Saskatchewan']
  const taken = [...Intl.supportedValuesOf('timeZone'), ...known, ...own].filter(
    (zone) => TimeZone.safeParse(zone).success,
  )
  expect(taken.filter((zone) => !known.has(zone))).toEqual([])
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !taken.includes(zone))).toEqual([])
  expect(taken).toContain('America/Argentina/Buenos_Aires')
})

test('of many parallel edits of the same version exactly one is saved', async () => {
  const { admin, good } = await open()
  const edits = Array.from({ length: 12 }, (_, n) => admin.call(venues.update, { ...good, name: `Club ${n}` }))
  const outcomes = await Promise.allSettled(edits)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(admin.call(venues.update, good)).rejects.toMatchObject({ code: 'stale' })
})

test('public data only: a visitor reads the texts of public pages, and neither mail address nor disabled channels', async () => {
  const { venueId, admin, good } = await open()
  await admin.call(venues.update, good)
  const [front, current] = [
    await visitor(venues.front, { venue: venueId }),
    await visitor(venues.current, { venue: venueId }),
  ]
  expect(front).toMatchObject({ whatsapp: '5491140001000', survey: null, titleApp: 'Bienvenidos' })
  // The page of emergencies shows the phone number to everybody.
  expect(front).toMatchObject({ phone: good.phone })
  for (const answer of [JSON.stringify(front), JSON.stringify(current)])
    for (const secret of [good.mail, good.surveyLink, 'version', 'solution']) expect(answer).not.toContain(secret)
  await admin.call(venues.update, { ...good, version: 2, solutionWhatsapp: false, solutionSurvey: true })
  const later = await visitor(venues.front, { venue: venueId })
  expect([later.whatsapp, later.survey]).toEqual([null, good.surveyLink])
  expect(JSON.stringify(later)).not.toContain(good.whatsappNumber)
})

test('an information text without translation is shown in Spanish', async () => {
  const { venueId, admin, good } = await open()
  const hours = { ...inFourLanguages('De 8 a 20'), english: '8 to 20' }
  await admin.call(venues.update, { ...good, information: { ...good.information, hours } })
  const read = (language: 'english' | 'french') => visitor(venues.information, { venue: venueId, language })
  expect(await read('english')).toEqual({ hours: '8 to 20', services: '', restaurants: 'Dos' })
  expect(await read('french')).toEqual({ hours: 'De 8 a 20', services: '', restaurants: 'Dos' })
})

test('a venue code that does not exist is refused as gone', async () => {
  await expect(visitor(venues.current, { venue: 2_000_000_000 })).rejects.toMatchObject({ code: 'gone' })
})

test('the QR code’s URL is the language page, on the venue’s subdomain if the host is a domain name', () => {
  expect(qrUrl('https://club.example', 'lago', 7)).toBe('https://lago.club.example/7/language')
  expect(qrUrl('https://club.example', '', 7)).toBe('https://club.example/7/language')
  expect(qrUrl('http://127.0.0.1:3000', 'lago', 7)).toBe('http://127.0.0.1:3000/7/language')
  expect(qrUrl('http://localhost:3000', 'lago', 7)).toBe('http://localhost:3000/7/language')
})

describe('while nodes of the next version run', () => {
  const shared = testServer()

  test('this version works without the column `shades`, which the next version drops', async () => {
    const { venueId, as } = await shared.openVenue()
    const admin = await as('admin')
    const owner = new pg.Client(shared.owner)
    await owner.connect()
    await owner.query('alter table kernel_venues drop column shades')
    await owner.end()
    const saved = await admin.call(venues.update, validConfiguration((await admin.upload()).id))
    expect(saved.shades).toHaveLength(10)
    expect(await admin.call(venues.configuration)).toEqual(saved)
    expect(await shared.visitor(venues.front, { venue: venueId })).toMatchObject({ id: venueId })
  })
})
