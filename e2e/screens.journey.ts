import { bagOf, openBag } from './bags.ts'
import { phone, television } from './people.ts'
import { said } from './popups.ts'
import { findSeriousProblems } from './serious.ts'
import { expect, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

test('a television without a session shows a code, is paired, shows its boards, playlist and notice, and is unpaired', async ({
  venue,
}) => {
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

  // A playlist replaces the boards at once, on the television and in the preview, and is sorted with the keyboard.
  await admin.getByRole('button', { name: 'Cambiar TV del hall' }).click()
  const preview = admin.frameLocator('iframe')
  await expect(preview.getByRole('heading', { name: 'Torneos' })).toBeVisible()
  const add = row.getByRole('button', { name: 'Agregar tablero' })
  await add.click()
  await row.getByLabel('Segundos del tablero 1').fill('2')
  await row.getByRole('button', { name: 'Guardar' }).click()
  await expect(row.getByText('Tablero 1: los segundos van de 5 a 3600.')).toBeVisible()
  await row.getByLabel('Segundos del tablero 1').fill('3600')
  await add.click()
  await row.getByLabel('Tablero 2', { exact: true }).selectOption('Ganadores')
  await row.getByLabel('Segundos del tablero 2').fill('3600')
  await row.getByLabel('Colores claros en este horario').last().check()
  await expect(row.getByText('Se muestra Novedades 3600 s, Ganadores 3600 s.')).toBeVisible()
  await row.getByRole('button', { name: 'Mover el tablero 2' }).focus()
  await admin.keyboard.press('Space')
  await expect(admin.getByText('Tablero 2: lugar 2 de 2.')).toBeAttached()
  // The drag library ignores arrow keys until it has measured the rows, so the key is pressed until the new place is announced.
  await expect(async () => {
    await admin.keyboard.press('ArrowUp')
    await expect(admin.getByText('Tablero 2: lugar 1 de 2.')).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await admin.keyboard.press('Space')
  await expect(row.getByText('Se muestra Ganadores 3600 s, Novedades 3600 s.')).toBeVisible()
  await row.getByRole('button', { name: 'Guardar' }).click()
  await expect(tv.getByRole('heading', { name: 'Ganadores' })).toBeVisible()
  await expect(tv.locator('html')).toHaveAttribute('data-light-tv')
  expect(await findSeriousProblems(tv, { rules: ['color-contrast'] })).toEqual([])

  // A notice of the staff is above the boards of all televisions, also after a restart, until it is removed.
  const staff = await venue.browserOf('Sergio')
  await staff.goto('/dashboard')
  await expect(staff.getByText('1 encendida')).toBeVisible()
  await staff.getByRole('button', { name: 'Aviso a todas' }).click()
  await staff.getByLabel('Aviso', { exact: true }).fill('Tormenta: despejen la cancha')
  await staff.getByRole('button', { name: 'Publicar' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await said(staff, 'Aviso publicado!')
  const notice = tv.getByText('Tormenta: despejen la cancha')
  await expect(notice).toBeVisible()
  await tv.reload()
  await expect(notice).toBeVisible()
  await expect(tv.getByRole('heading', { name: 'Ganadores' })).toBeVisible()
  await admin.getByRole('button', { name: 'Quitar aviso' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(notice).toHaveCount(0)

  await admin.getByRole('button', { name: 'Desvincular TV del hall' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(shown).toHaveText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/)
})

test(
  'rotating boards: all pages of the news are shown before the next board, and a playlist gives each board its seconds',
  inLongRuns,
  async ({ venue }) => {
    const [admin, tv] = [await venue.callerOf('Ana'), await venue.visitor({ viewport: television })]
    const { code, secret } = await write(tv, 'club/screens/ask', {})
    const [id, boards] = [crypto.randomUUID(), ['news', 'tournaments']]
    await write(admin, 'club/screens/pair', { id, code, name: 'TV del hall', boards })
    await write(tv, 'club/screens/claim', { secret })

    // The boards rotate ten times faster here. The page itself records what it shows, so that the journey cannot look
    // too late.
    await tv.addInitScript(() => {
      const wait = window.setTimeout.bind(window)
      Object.assign(window, {
        setTimeout: (act: TimerHandler, pause = 0, ...given: unknown[]) =>
          wait(act, [12_000, 30_000, 77_000].includes(pause) ? pause / 10 : pause, ...given),
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

    const entryOf = (board: string) => {
      const whole = { from: '00:00', to: '00:00', days: [0, 1, 2, 3, 4, 5, 6] }
      return { id: crypto.randomUUID(), board, seconds: 77, ...whole }
    }
    const playlist = ['winners', 'tournaments'].map(entryOf)
    await write(admin, 'club/screens/update', { id, version: 1, name: 'TV del hall', boards, playlist })
    for (const name of ['Ganadores', 'Torneos', 'Ganadores'])
      await expect(tv.getByRole('heading', { name })).toBeVisible()
  },
)

test(
  'a television with a wrong clock shows the bag being moved and the server’s time',
  inLongRuns,
  async ({ venue }) => {
    const idBag = await bagOf(await venue.callerOf('Ana'), 'Ping')
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
  },
)

test(
  'a television reloads by itself if one of its files fails to load; for people an empty page shows what to do',
  inLongRuns,
  async ({ venue }) => {
    const tv = await venue.visitor({ viewport: television })
    // The reload delay of a minute, shortened a hundredfold.
    await tv.addInitScript(() => {
      const every = window.setInterval.bind(window)
      Object.assign(window, {
        setInterval: (act: TimerHandler, pause = 0) => every(act, pause === 60_000 ? 600 : pause),
      })
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
  },
)

test.describe('a television with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'a television that is restarted without a network shows its last posts, and is up to date when the network is back',
    inLongRuns,
    async ({ venue }) => {
      const admin = await venue.callerOf('Ana')
      const tv = await venue.browserOf('Pantalla', television)
      await tv.goto('/screen-news')
      const title = tv.getByRole('heading', { level: 2 }).first()
      await expect(title).toBeVisible()
      const shown = (await title.textContent()) ?? ''
      const stored = () =>
        tv.evaluate(async () => (await (await caches.open('casa-tv')).keys()).map(({ url }) => new URL(url).pathname))
      await expect.poll(stored, { timeout: 20_000 }).toContain('/screen-news')
      await expect.poll(stored).toContainEqual(expect.stringMatching(/^\/assets\/main\.tv-/))

      await tv.context().setOffline(true)
      await tv.reload()
      await expect(tv.getByRole('heading', { name: shown })).toBeVisible()
      await expect(tv.getByText(/sin conexión desde/)).toBeVisible({ timeout: 20_000 })
      const post = { kind: 'news', description: 'Desde hoy.', photoId: null }
      await write(admin, 'club/posts/create', { id: crypto.randomUUID(), title: 'Vuelve la luz', ...post })
      await tv.context().setOffline(false)
      await expect(tv.getByRole('heading', { name: 'Vuelve la luz' })).toBeVisible({ timeout: 30_000 })
    },
  )
})
