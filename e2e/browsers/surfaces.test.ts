import { randomUUID } from 'node:crypto'
import type { Page } from '../../src/contract/kernel/page.ts'
import { pages } from '../../src/contract/pages.ts'
import { exampleParameters } from '../../src/server/testing/examples.ts'
import { bagOf } from '../bags.ts'
import { openNetwork } from '../network.ts'
import { phone, television } from '../people.ts'
import { expect, test, type Venue } from '../venue.ts'
import { write } from '../writing.ts'
import { openChromium } from './chromium.ts'
import { openFirefox } from './firefox.ts'
import type { Tab } from './tab.ts'
import { openWebKit } from './webkit.ts'

// Starting a browser takes long on a busy machine.
test.setTimeout(300_000)

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH, CHROMIUM_79_PATH, CHROMIUM_92_PATH, CHROMIUM_102_PATH } = process.env
const desk = { width: 1280, height: 900 }

/** Closes the tab in any case, and saves a screenshot if the test failed. */
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

/** Signs in, out and in again and goes back each time: the returned page must belong to the current identity. */
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
  await write(await venue.callerOf('Ana'), 'club/posts/create', post)
  await tab.shows('Ganó en todos lados')
}

const guestReads = async (tab: Tab, address: string, venue: Venue) => {
  await tab.go(`${address}/${venue.id}/language`)
  await tab.press('Français')
  await tab.shows('Choisissez un lieu')
}

/** Registers two movements, and a third offline, which is sent when the network is back. */
const movesBags = async (tab: Tab, address: string, venue: Venue) => {
  const admin = await venue.callerOf('Ana')
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

/** A browser that is too old shows one sentence instead of the app. */
const saysTooOld = async (tab: Tab, address: string) => {
  await tab.go(address)
  const said = `getComputedStyle(document.getElementById('root'), '::before').content.includes('demasiado antiguo')`
  const hidden = `[...document.getElementById('root').children].every((one) => getComputedStyle(one).display === 'none')`
  await tab.until(`document.readyState === 'complete' && ${said} && ${hidden}`, 'one sentence')
}

/** Opens every page that a visitor's phone can open; none may scroll sideways. */
const opensPhonePages = async (tab: Tab, address: string, venue: Venue, parameters: Record<string, string>) => {
  const ours = Object.values<Page>(pages).filter(
    ({ surface, who }) => ['phone', 'guest', 'public'].includes(surface) && who.includes('visitor'),
  )
  for (const { path } of ours) {
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')
    await tab.go(`${address}${filled}?venue=${venue.id}`)
    const isWhole = `document.querySelector('main h1, main form') && !document.body.innerText.includes('No pudimos mostrar')`
    const fits = 'document.documentElement.scrollWidth <= innerWidth'
    await tab.until(`document.readyState === 'complete' && ${isWhole} && ${fits}`, filled)
  }
}

const people = [
  { name: 'Firefox', path: FIREFOX_PATH, open: openFirefox },
  { name: 'WebKit', path: WEBKIT_DRIVER_PATH, open: openWebKit },
]
for (const { name, path = '', open } of people) {
  test(`${name} opens the surfaces: sign-in and sign-out, a television, a guest's menu, labels`, async ({
    venue,
    baseURL,
  }) => {
    test.skip(!path, `${name} is not to be had here`)
    const address = baseURL ?? ''
    await inTab(open(path, desk), async (tab) => {
      await entersAndLeaves(tab, address, venue)
      await staysLive(tab, address, venue)
      await guestReads(tab, address, venue)
      await labelsFit(tab, address)
    })
  })

  test(`a phone with ${name} registers movements, also without a network`, async ({ venue, baseURL }) => {
    test.skip(!path, `${name} is not to be had here`)
    await inTab(open(path, phone), (tab) => movesBags(tab, baseURL ?? '', venue))
  })
}

test('a television from 2020 shows every board and stays live; other surfaces show a message, and guest pages are readable', async ({
  venue,
  baseURL,
}) => {
  const address = baseURL ?? ''
  test.skip(!CHROMIUM_79_PATH, 'Chromium 79 is not to be had here')
  await inTab(openChromium(CHROMIUM_79_PATH ?? '', television), async (tab) => {
    await tab.go(`${address}/screen`)
    await tab.shows('Vincular esta pantalla')
    await saysTooOld(tab, `${address}/login`)
    const body = JSON.stringify(venue.accountOf('Pantalla'))
    const sending = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const entering = `fetch('/api/kernel/identity/signIn', ${JSON.stringify(sending)}).then(({ status }) => status)`
    expect(await tab.see(entering)).toBe(200)
    for (const board of ['/screen', '/screen-news', '/screen-tournaments', '/screen-bags']) {
      await tab.go(address + board)
      await tab.until(`location.pathname === '${board}' && document.body.innerText.includes('En línea')`, board)
    }
    await staysLive(tab, address, venue)
    await tab.go(`${address}/${venue.id}/french/`)
    await tab.shows('Choisissez un lieu')
  })
})

test('a phone from 2021 opens all guest and member pages and registers movements; the back-office shows that the browser is too old', async ({
  venue,
  database,
  baseURL,
}) => {
  const address = baseURL ?? ''
  test.skip(!CHROMIUM_92_PATH, 'Chromium 92 is not to be had here')
  await inTab(openChromium(CHROMIUM_92_PATH ?? '', phone), async (tab) => {
    await opensPhonePages(tab, address, venue, await exampleParameters(database, venue.id))
    await guestReads(tab, address, venue)
    await movesBags(tab, address, venue)
    await saysTooOld(tab, `${address}/login`)
  })
})

test('a computer from 2022 signs in and out, prints labels and shows lists', async ({ venue, baseURL }) => {
  const address = baseURL ?? ''
  test.skip(!CHROMIUM_102_PATH, 'Chromium 102 is not to be had here')
  await inTab(openChromium(CHROMIUM_102_PATH ?? '', desk), async (tab) => {
    await entersAndLeaves(tab, address, venue)
    await labelsFit(tab, address)
    for (const [path, words] of [
      ['/bags', 'Honma'],
      ['/menu', 'Desayunos'],
      ['/orders', 'Pedidos'],
    ] as const) {
      await tab.go(address + path)
      await tab.shows(words)
    }
  })
})
