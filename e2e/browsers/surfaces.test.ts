import { randomUUID } from 'node:crypto'
import { bagOf } from '../bags.ts'
import { openNetwork } from '../network.ts'
import { phone, television } from '../people.ts'
import { expect, test, type Venue } from '../venue.ts'
import { write } from '../writing.ts'
import { openChromium } from './chromium.ts'
import { openFirefox } from './firefox.ts'
import type { Tab } from './tab.ts'
import { openWebKit } from './webkit.ts'

// A browser that is started for one test takes its time on a busy machine.
test.setTimeout(300_000)

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, OLD_CHROMIUM_PATH } = process.env
const desk = { width: 1280, height: 900 }

/** Closes the tab whatever happens in it, and keeps a picture of what it showed when something failed. */
const inTab = async (opening: Promise<Tab>, work: (tab: Tab) => Promise<void>) => {
  const tab = await opening
  try {
    await work(tab)
  } catch (error) {
    const body = Buffer.from(await tab.picture(), 'base64')
    await test.info().attach('shown', { body, contentType: 'image/png' })
    throw error
  } finally {
    await tab.close()
  }
}

const signIn = async (tab: Tab, { mail, password }: ReturnType<Venue['accountOf']>) => {
  await tab.fill('Email', mail)
  await tab.fill('Contraseña', password)
  await tab.press('Iniciar')
}

/** Signs in, out and in again, and goes back after each: what comes back is for whoever is there now. */
const entersAndLeaves = async (tab: Tab, address: string, venue: Venue) => {
  await tab.go(`${address}/login`)
  await signIn(tab, venue.accountOf('Ana'))
  await tab.shows('Hola Ana!')
  await tab.back('Hola Ana!')
  await tab.press('Cerrar sesión')
  await tab.shows('Iniciar')
  await tab.back('Iniciar')
  await signIn(tab, venue.accountOf('Ana'))
  await tab.shows('Hola Ana!')
}

const labelsFit = async (tab: Tab, address: string) => {
  await tab.go(`${address}/bags/labels`)
  await tab.until(`document.querySelector('li svg')`, 'a code')
  const widths = `[...document.querySelectorAll('li svg')].map((code) => Math.round(code.getBoundingClientRect().width))`
  expect([...new Set(await tab.see<number[]>(widths))]).toEqual([106])
}

const staysLive = async (tab: Tab, address: string, venue: Venue) => {
  await tab.go(`${address}/screen-winners`)
  await tab.shows('En línea')
  const post = { id: randomUUID(), kind: 'winner', title: 'Ganó en todos lados', description: 'Se ve.', photoId: null }
  await write(await venue.browserOf('Ana'), 'club/posts/create', post)
  await tab.shows('Ganó en todos lados')
}

const guestReads = async (tab: Tab, address: string, venue: Venue) => {
  await tab.go(`${address}/${venue.id}/language`)
  await tab.press('Français')
  await tab.shows('Lieux !')
}

/** Takes two bags out one after the other, and a third without a network, which is sent when it is back. */
const movesBags = async (tab: Tab, address: string, venue: Venue) => {
  const admin = await venue.browserOf('Ana')
  const network = await openNetwork(address)
  const open = async (brand: string) => {
    await tab.go(`${network.address}/bag/${await bagOf(admin, brand)}?venue=${venue.id}`)
    await tab.fill('Código', '2580')
    await tab.press('Abrir')
    await tab.press('Retiro')
  }
  await tab.go(`${network.address}/home?venue=${venue.id}`)
  for (const brand of ['Honma', 'Mizuno']) {
    await open(brand)
    await tab.press('Registrar retiro')
    await tab.at('/home')
    await tab.until(`!document.body.innerText.includes('Movimientos en cola')`, 'nothing waits')
  }
  await open('Ping')
  await network.cut(async () => {
    await tab.press('Registrar retiro')
    await tab.shows('En cola')
  })
  await tab.until(`!document.body.innerText.includes('Movimientos en cola')`, 'what waited was sent')
  await network.close()
}

const people = [
  { name: 'Firefox', path: FIREFOX_PATH, open: openFirefox },
  { name: 'WebKit', path: WEBKIT_DRIVER_PATH, open: openWebKit },
]
for (const { name, path = '', open } of people)
  test(`${name} opens every surface: signing in and out, bags, a television, a guest's menu`, async ({
    venue,
    baseURL,
  }) => {
    test.skip(!path, `${name} is not to be had here`)
    const address = baseURL ?? ''
    await inTab(open(path, desk), async (tab) => {
      await entersAndLeaves(tab, address, venue)
      await labelsFit(tab, address)
      await staysLive(tab, address, venue)
      await guestReads(tab, address, venue)
    })
    await inTab(open(path, phone), (tab) => movesBags(tab, address, venue))
  })

test('a television of 2020 shows every board and stays live; what is not made for it says so', async ({
  venue,
  baseURL,
}) => {
  const address = baseURL ?? ''
  test.skip(!OLD_CHROMIUM_PATH, 'Chromium 79 is not to be had here')
  await inTab(openChromium(OLD_CHROMIUM_PATH ?? '', television), async (tab) => {
    await tab.go(`${address}/screen`)
    await tab.shows('Vincular esta pantalla')
    await tab.go(`${address}/login`)
    const said = `getComputedStyle(document.getElementById('root'), '::before').content`
    await tab.until(`${said}.includes('demasiado antiguo')`, 'one sentence')
    const body = JSON.stringify(venue.accountOf('Pantalla'))
    const sending = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const entering = `fetch('/api/kernel/identity/signIn', ${JSON.stringify(sending)}).then(({ status }) => status)`
    expect(await tab.see(entering)).toBe(200)
    for (const board of ['/screen', '/screen-news', '/screen-tournaments', '/screen-bags']) {
      await tab.go(address + board)
      await tab.until(`location.pathname === '${board}' && document.body.innerText.includes('En línea')`, board)
    }
    await staysLive(tab, address, venue)
  })
})
