import type { Page } from '@playwright/test'
import { bagOf, openBag } from './bags.ts'
import { fakeCameraFlags } from './camera.ts'
import { phone } from './people.ts'
import { expect, inLongRuns, test } from './venue.ts'

test.use({ serviceWorkers: 'allow' })

/** Timeout of assertions about queued writes, which are retried with growing delays. */
const soon = { timeout: 30_000 }

/** Opens the club's home page while online, so that the phone works without a network afterwards. */
const wasHere = async (hand: Page, venueId: number) => {
  await hand.goto(`/home?venue=${venueId}`)
  await hand.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

test(
  'a movement registered offline is queued on the phone, sent once, and a conflict is shown',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    const idBag = await bagOf(admin, 'Honma')
    const [hand, late] = [await venue.visitor({ viewport: phone }), await venue.visitor({ viewport: phone })]
    for (const page of [hand, late]) {
      await openBag(page, venue.id, idBag)
      await page.getByText('Retiro', { exact: true }).click()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Registrar retiro' }).click()
      await expect(page).toHaveURL(/\/home/)
      await expect(page.getByText('En cola', { exact: true })).toBeVisible()
    }
    await hand.context().setOffline(false)
    await expect(hand.getByRole('heading', { name: 'Movimientos en cola' })).toHaveCount(0, soon)
    await late.context().setOffline(false)
    await expect(late.getByText('Conflicto', { exact: true })).toBeVisible(soon)
    // The refused movement stays until the person discards it, also after a reload.
    await late.reload()
    await expect(late.getByText('Conflicto', { exact: true })).toBeVisible()
    await late.getByRole('button', { name: 'Descartar' }).click()
    await late.getByRole('button', { name: 'Sí, descartar' }).click()
    await expect(late.getByRole('heading', { name: 'Movimientos en cola' })).toHaveCount(0)

    await admin.goto(`/bags/${idBag}`)
    await expect(admin.getByText('Afuera')).toBeVisible()
    await expect(admin.getByText('por Administrador').first()).toBeVisible()
  },
)

test(
  'offline, a scanned label opens its bag and the movement is queued without checking the code; it is sent once, and a wrong code is asked for again',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.callerOf('Ana')
    const idBag = await bagOf(admin, 'Mizuno')
    const ledger = async () => {
      const { movements } = await (await admin.request.get(`/api/club/movements/report?idBag=${idBag}`)).json()
      return movements.map(({ actionType }: { actionType: string }) => actionType)
    }
    const before = await ledger()
    const hand = await venue.visitor({ viewport: phone })
    const context = hand.context()
    await wasHere(hand, venue.id)
    const sent: string[] = []
    hand.on('response', (answer) => {
      if (answer.url().endsWith('/custody/registerByCode')) sent.push(`${answer.status()}`)
    })

    const kept = await hand.evaluate(async () => {
      const caches = await Promise.all(
        (await self.caches.keys()).map(async (name) => (await self.caches.open(name)).keys()),
      )
      return caches.flat().map(({ url }) => url.replace(location.origin, ''))
    })
    expect(kept.filter((path) => !path.startsWith('/assets/')).sort()).toEqual([
      '/offline',
      `/offline?venue=${venue.id}`,
    ])

    await context.setOffline(true)
    const guest = await context.newPage()
    await guest.goto(`/${venue.id}/spanish`)
    await expect(guest.getByText('Esta página no está guardada en este teléfono.')).toBeVisible()
    await guest.close()
    for (const [action, code] of [
      ['Ingreso', '0000'],
      ['Retiro', '2580'],
    ] as const) {
      await hand.goto(`/bag/${idBag}?venue=${venue.id}`)
      await expect(hand.getByText('No hay conexión: el código se comprueba')).toBeVisible()
      await hand.getByLabel('Código').fill(code)
      await hand.getByRole('button', { name: 'Abrir' }).click()
      await expect(hand.getByRole('heading', { name: 'Bolsa sin datos' })).toBeVisible()
      await hand.getByText(action, { exact: true }).click()
      await hand.getByRole('button', { name: `Registrar ${action.toLowerCase()}` }).dblclick()
      await expect(hand).toHaveURL(/\/home/)
    }
    await hand.reload()
    await expect(hand.getByText('En cola', { exact: true })).toHaveCount(2)

    await context.setOffline(false)
    await expect(hand.getByText('El hoyo 7 vuelve a jugarse completo')).toBeVisible()
    await expect(hand.getByText('El código no era correcto.')).toBeVisible(soon)
    expect(sent).toEqual(['422'])
    await hand.getByRole('link', { name: 'Ingresar el código' }).click()
    await hand.getByLabel('Código').fill('2580')
    await hand.getByRole('button', { name: 'Abrir' }).click()
    await expect(hand).toHaveURL(/\/home/)
    await expect(hand.getByRole('heading', { name: 'Movimientos en cola' })).toHaveCount(0)
    expect(sent).toEqual(['422', '200', '200'])

    const after = await ledger()
    expect(after.length).toBe(before.length + 2)
    expect(after.slice(-2)).toEqual(['Ingreso', 'Retiro'])
  },
)

test(
  'the scanner reads a label in browsers without a barcode detector, also offline',
  inLongRuns,
  async ({ venue, playwright, launchOptions, baseURL }, info) => {
    const idBag = await bagOf(await venue.callerOf('Ana'), 'Ping')
    const camera = fakeCameraFlags(`https://club.test/bag/${idBag}?venue=${venue.id}`, info.outputPath('label.y4m'))
    const seeing = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...camera],
    })
    const context = await seeing.newContext({ baseURL: baseURL ?? '', viewport: phone, locale: 'es-AR' })
    const hand = await context.newPage()
    await wasHere(hand, venue.id)
    for (const offline of [false, true]) {
      await context.setOffline(offline)
      await hand.goto('/bag-scan')
      expect(await hand.evaluate(() => 'BarcodeDetector' in window)).toBe(false)
      await expect(hand).toHaveURL(`/bag/${idBag}?venue=${venue.id}`)
      await expect(hand.getByRole('heading', { name: 'Ingresá el código de bolsas' })).toBeVisible()
    }

    // A phone without cached files, on which loading the code reader fails.
    const bare = await seeing.newContext({ baseURL: baseURL ?? '', viewport: phone, serviceWorkers: 'block' })
    await bare.route('**/*.worker-*.js', (route) => route.abort(), { times: 1 })
    const other = await bare.newPage()
    await other.goto('/bag-scan')
    await expect(other.getByRole('alert').filter({ hasText: 'No pudimos leer códigos.' })).toBeVisible()
    await other.getByRole('button', { name: 'Reintentar' }).click()
    await expect(other).toHaveURL(`/bag/${idBag}?venue=${venue.id}`)
    await seeing.close()
  },
)

test(
  'a slightly too old browser shows a message on phone pages, and leaves guest pages as server-rendered',
  inLongRuns,
  async ({ venue }) => {
    const hand = await venue.visitor({ viewport: phone })
    // Simulates Chromium 91, which lacks Array.at and supports all the CSS that the document checks.
    await hand.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
    const root = hand.locator('#root')
    const said = () => root.evaluate((element) => getComputedStyle(element, '::before').content)
    await hand.goto(`/login-app?venue=${venue.id}`)
    await expect.poll(said).toContain('demasiado antiguo')
    await expect(root.locator('> *').filter({ visible: true })).toHaveCount(0)

    await hand.goto(`/${venue.id}/language`)
    await hand.waitForLoadState('networkidle')
    await expect(hand.getByRole('link', { name: 'Français' })).toBeVisible()
    expect(await said()).toBe('none')
  },
)
