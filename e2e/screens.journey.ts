import { bagOf, openBag } from './bags.ts'
import { phone, television } from './people.ts'
import { said } from './popups.ts'
import { expect, test } from './venue.ts'
import { write } from './writing.ts'

test('a television without a session shows a code, is paired, shows its board, and is unpaired', async ({ venue }) => {
  const admin = await venue.browserOf('Ana')
  const tv = await venue.visitor({ viewport: television })
  await tv.goto('/screen')
  const shown = tv.getByLabel('Código')
  await expect(shown).toHaveText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/)
  const code = (await shown.textContent()) ?? ''

  await admin.goto('/dashboard')
  await admin.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Pantallas' }).click()
  await admin.getByLabel('Código').fill('AAAAAA')
  await admin.getByLabel('Nombre').fill('TV del hall')
  await admin.getByRole('button', { name: 'Vincular', exact: true }).click()
  await expect(admin.getByText('El código no es correcto.')).toBeVisible()
  await admin.getByLabel('Código').fill(code.toLowerCase())
  await admin.getByRole('checkbox', { name: 'Novedades' }).uncheck()
  await admin.getByRole('checkbox', { name: 'Ganadores' }).check()
  await admin.getByRole('button', { name: 'Vincular', exact: true }).click()
  await said(admin, 'Pantalla vinculada!')
  await expect(tv.getByRole('heading', { name: 'Ganadores' })).toBeVisible()

  await admin.getByRole('button', { name: 'Cambiar TV del hall' }).click()
  const row = admin.getByRole('listitem').filter({ hasText: 'TV del hall' })
  await row.getByRole('checkbox', { name: 'Ganadores' }).uncheck()
  await row.getByRole('checkbox', { name: 'Torneos' }).check()
  await row.getByRole('button', { name: 'Guardar' }).click()
  await expect(tv.getByRole('heading', { name: 'Torneos' })).toBeVisible()

  await admin.getByRole('button', { name: 'Desvincular TV del hall' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(shown).toHaveText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/)
})

test('rotating boards: all pages of the news are shown before the next board', async ({ venue }) => {
  const [admin, tv] = [await venue.browserOf('Ana'), await venue.visitor({ viewport: television })]
  const { code, secret } = await write(tv, 'club/screens/ask', {})
  const boards = ['news', 'tournaments']
  await write(admin, 'club/screens/pair', { id: crypto.randomUUID(), code, name: 'TV del hall', boards })
  await write(tv, 'club/screens/claim', { secret })

  // The boards rotate ten times faster here. The page itself records what it shows, so that the journey cannot look
  // too late.
  await tv.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (act: TimerHandler, pause = 0, ...given: unknown[]) =>
        wait(act, pause === 12_000 || pause === 30_000 ? pause / 10 : pause, ...given),
    })
    const shown: string[] = []
    Object.assign(window, { shown })
    const note = () => {
      for (const heading of document.querySelectorAll('h1, h2')) {
        const words = heading.textContent ?? ''
        if (!shown.includes(words) && heading.checkVisibility({ visibilityProperty: true })) shown.push(words)
      }
    }
    new MutationObserver(note).observe(document, { childList: true, attributes: true, subtree: true })
  })
  await tv.goto('/screen')
  await expect(tv.getByRole('heading', { name: 'Novedades' })).toBeVisible()
  await expect(tv.getByRole('heading', { name: 'Torneos' })).toBeVisible({ timeout: 60_000 })
  const shown = await tv.evaluate<string[]>('window.shown')
  const onShow = await admin.request.get('/api/club/posts/onShow?kind=news')
  const titles = (await onShow.json()).map(({ title }: { title: string }) => title)
  expect(titles.length).toBeGreaterThan(3)
  expect(shown.slice(0, shown.indexOf('Torneos')).sort()).toEqual(['Novedades', ...titles].sort())
})

test('a television with a wrong clock shows the bag being moved and the server’s time', async ({ venue }) => {
  const idBag = await bagOf(await venue.browserOf('Ana'), 'Ping')
  const tv = await venue.browserOf('Pantalla', television)
  await tv.addInitScript(() => {
    const own = Date.now
    Date.now = () => own() + 3 * 60 * 60_000
  })
  await tv.goto('/screen-bags')
  await expect(tv.getByRole('heading', { name: 'Bolsas' })).toBeVisible()
  const wrong = await tv.locator('header time').textContent()

  await openBag(await venue.visitor({ viewport: phone }), venue.id, idBag)
  await expect(tv.getByRole('heading', { name: 'Martín Cárdenas' })).toBeVisible()
  await expect(tv.locator('header time')).not.toHaveText(wrong ?? '')
})

test('a television reloads by itself if one of its files fails to load; for people an empty page shows what to do', async ({
  venue,
}) => {
  const tv = await venue.visitor({ viewport: television })
  // The reload delay of a minute, shortened a hundredfold.
  await tv.addInitScript(() => {
    const every = window.setInterval.bind(window)
    Object.assign(window, { setInterval: (act: TimerHandler, pause = 0) => every(act, pause === 60_000 ? 600 : pause) })
  })
  await tv.route('**/assets/main.tv-*.js', (route) => route.abort(), { times: 1 })
  await tv.goto('/screen')
  await expect(tv.getByLabel('Código')).toHaveText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/)

  const page = await venue.visitor()
  await page.route('**/assets/main-*.js', (route) => route.abort())
  await page.goto('/login')
  const said = () =>
    page.locator('#root').evaluate((root) => {
      const { content, visibility } = getComputedStyle(root, '::before')
      return visibility === 'visible' && content
    })
  await expect.poll(said, { timeout: 30_000 }).toContain('Esta página no llegó completa.')
})
