import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { DrawPage, Opened } from '#contract/drawn.ts'
import { menuDraft, openKitchen } from './hotel/menus/menus.testkit.ts'
import { testServer } from './testing/kit.ts'

const drawn: string[] = []
/** Draws a page by listing its answers. */
const draw: DrawPage = async (address, { answers }) => {
  drawn.push(address)
  const html = `<pre>${answers.map(({ output }) => JSON.stringify(output)).join('\n')}</pre>`
  return { html, preloads: '', head: { title: address, lang: 'es' } }
}
const server = testServer({ draw })
const { menus, outlets } = api.hotel

const open = async () => {
  const venue = await openKitchen(await server.openVenue())
  const home = `/${venue.venueId}/spanish/`
  const addOutlet = (name: string) =>
    venue.admin.call(outlets.create, { id: randomUUID(), name, photoId: venue.photo.id, hours: '' })
  /** Until this node has heard of what is done: from then on it is dropped by nothing that happened before. */
  const heard = async (done: () => Promise<unknown>) => {
    const mark = server.hub.markOf(venue.venueId)
    await done()
    await expect.poll(() => server.hub.markOf(venue.venueId)).not.toBe(mark)
  }
  const timesDrawn = () => drawn.filter((address) => address === home).length
  return { ...venue, home, addOutlet, heard, timesDrawn }
}
/** Something that visitors never hear of. */
const addPerson = (admin: Awaited<ReturnType<typeof open>>['admin'], numberSocio: string) =>
  admin.call(api.club.people.create, {
    id: randomUUID(),
    firstName: 'Ana',
    lastName: 'Ruiz',
    numberSocio,
    mail: null,
    phone: null,
    contactSince: null,
    comments: '',
  })
const textAt = async (path: string, cookie?: string) => (await server.fetch(path, {}, { cookie })).text()

test('a drawn page is drawn once for all visitors, and a change is seen by the very next load', async () => {
  const { home, addOutlet, heard, timesDrawn, admin } = await open()
  await Promise.all(Array.from({ length: 5 }, () => textAt(home)))
  expect(timesDrawn()).toBe(1)
  await addOutlet('Bar del lago')
  expect(await textAt(home)).toContain('Bar del lago')
  // The change is dropped when it is made and once more when it is heard.
  const drawnForOneMore = async () => {
    const before = timesDrawn()
    await textAt(home)
    return timesDrawn() - before
  }
  await expect.poll(drawnForOneMore).toBe(0)
  // What visitors do not hear of concerns no page of theirs.
  await heard(() => addPerson(admin, 'K1'))
  expect(await drawnForOneMore()).toBe(0)
})

test('whoever brings a session gets a page of their own, and leaves nothing of it behind', async () => {
  const { home, admin } = await open()
  for (const _ of [1, 2]) {
    const own = await server.fetch(home, {}, { cookie: admin.cookie })
    expect([own.status, own.headers.get('etag')]).toEqual([200, null])
    expect(await own.text()).toContain('"role":"admin"')
  }
  expect(await textAt(home)).toContain('"role":"visitor"')
  expect(await textAt(home, admin.cookie)).toContain('"role":"admin"')
})

test('a page that shows what is open is not kept beyond the hour at which that changes', async () => {
  const { venueId, admin, photo, menu } = await open()
  const { id: _, ...written } = menuDraft(photo.id)
  const lunch = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '12:00', to: '15:00' }))
  await admin.call(menus.update, { id: menu.id, version: 1, orderMenu: 1, ...written, openings: lunch })
  const real = server.kernel.now
  const isOpenAt = async (moment: string) => {
    server.kernel.now = () => new Date(moment)
    return (await textAt(`/${venueId}/menu/${menu.id}`)).includes('"open":true')
  }
  try {
    expect(await isOpenAt('2026-11-16T14:59:30Z')).toBe(false)
    expect(await isOpenAt('2026-11-16T14:59:59Z')).toBe(false)
    expect(await isOpenAt('2026-11-16T15:00:00Z')).toBe(true)
  } finally {
    server.kernel.now = real
  }
})

test('a page that was kept goes on from where visitors’ streams are: opening it asks for nothing again', async () => {
  const { venueId, home, admin } = await open()
  await textAt(home)
  await addPerson(admin, 'K2')
  const { mark } = JSON.parse(/id="opened">(.*)<\/script>/.exec(await textAt(home))?.[1] ?? '{}') as Opened
  const stream = await server.fetch(`/api/live?venue=${venueId}&since=${mark}`)
  const reader = stream.body?.getReader()
  const hello = new TextDecoder().decode((await reader?.read())?.value)
  await reader?.cancel()
  expect(hello).toContain('"missed":false')
})

test('what is kept leaves without the framework and carries the same: headers, tag, compression', async () => {
  const { venueId, home, addOutlet, heard } = await open()
  for (let n = 1; n <= 8; n++) await heard(() => addOutlet(`Lugar ${n}`))
  const { port, close } = await server.listen()
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const { 'x-request-id': number, date: _, 'transfer-encoding': __, ...headers } = Object.fromEntries(answer.headers)
    return { status: answer.status, number, headers, text: await answer.text() }
  }
  try {
    for (const path of [home, `/api/hotel/outlets/list?venue=${venueId}`]) {
      for (const encoding of ['br', 'identity']) {
        await heard(() => addOutlet(`Lugar ${encoding}`))
        const init = { headers: { 'accept-encoding': encoding } }
        const [first, second] = [await ask(path, init), await ask(path, init)]
        expect(first.number, 'came through the framework').toBeDefined()
        expect(second.number, 'did not').toBeUndefined()
        const { 'content-length': length } = second.headers
        const headers = { ...first.headers, 'content-length': length }
        expect(second).toEqual({ ...first, headers, number: undefined })
      }
      await ask(path)
      const { headers } = await ask(path)
      const known = await ask(path, { headers: { 'if-none-match': headers.etag ?? '' } })
      expect([known.status, known.text, known.number]).toEqual([304, '', undefined])
      const head = await ask(path, { method: 'HEAD' })
      expect([head.status, head.text, head.headers.etag]).toEqual([200, '', headers.etag])
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    }
    const page = await ask(home)
    expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/)
    expect(page.text).not.toContain('nonce')
  } finally {
    await close()
  }
})
