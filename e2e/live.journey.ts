import type { Page } from '@playwright/test'
import { openNetwork } from './network.ts'
import { phone, signIn, television } from './people.ts'
import { said } from './popups.ts'
import { expect, inLongRuns, test } from './venue.ts'

test('five tabs of one browser share one stream, and all stay live', inLongRuns, async ({ venue }) => {
  const admin = await venue.browserOf('Ana')
  const context = admin.context()
  let streams = 0
  context.on('request', (request) => {
    if (request.url().includes('/api/live')) streams++
  })
  const tabs = []
  for (let n = 0; n < 4; n++) {
    const tab = await context.newPage()
    await tab.goto('/news-admin?kind=tournament')
    tabs.push(tab)
  }
  await admin.bringToFront()
  await admin.goto('/news/create?kind=tournament')
  await admin.getByLabel('Título').fill('Copa de las pestañas')
  await admin.getByLabel('Descripción').fill('Una sola conexión.')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  for (const tab of tabs) await expect(tab.getByText('Copa de las pestañas')).toBeVisible()
  // One stream for the tab that holds it, and at most one more for a tab that took over after a navigation.
  expect(streams).toBeLessThanOrEqual(3)

  await admin.getByRole('button', { name: 'Eliminar Copa de las pestañas' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  for (const tab of tabs) await expect(tab.getByText('Copa de las pestañas')).toHaveCount(0)
})

test('tv offline: a television without network keeps its last content, shows since when, and catches up; a desk shows it in view', async ({
  venue,
}) => {
  const tv = await venue.browserOf('Pantalla', television)
  const admin = await venue.browserOf('Ana')
  await tv.goto('/screen-winners')
  await expect(tv.getByText('En línea')).toBeVisible()
  await tv.context().setOffline(true)
  await expect(tv.getByText(/sin conexión desde \d\d:\d\d/i)).toBeVisible({ timeout: 30_000 })
  await expect(tv.getByText('Agustina Pereyra Lucena')).toBeVisible()
  await admin.goto('/news/create?kind=winner')
  await admin.getByLabel('Título').fill('Ganó mientras no había red')
  await admin.getByLabel('Descripción').fill('Igual se ve.')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await said(admin, 'Novedad creada!')
  await tv.context().setOffline(false)
  await expect(tv.getByText('Ganó mientras no había red')).toBeVisible()
  await expect(tv.getByText('En línea')).toBeVisible()
  await admin.getByRole('button', { name: 'Eliminar Ganó mientras no había red' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(tv.getByText('Ganó mientras no había red').filter({ visible: true })).toHaveCount(0)

  // The window is lower than the list.
  await admin.setViewportSize({ width: 1280, height: 300 })
  await admin.context().setOffline(true)
  await expect(admin.getByText('Sin conexión', { exact: true })).toBeInViewport()
})

test('a browser whose session was ended elsewhere returns to the sign-in page', inLongRuns, async ({ venue }) => {
  const [here, there] = [await venue.browserOf('Sergio'), await venue.browserOf('Sergio')]
  await there.goto('/dashboard')
  await here.goto('/account')
  const others = here.getByRole('button', { name: /^Cerrar la sesión de/ })
  await expect(others.first()).toBeVisible()
  for (let left = await others.count(); left > 0; left--) {
    await others.first().click()
    await expect(others).toHaveCount(left - 1)
  }
  await expect(there).toHaveURL(/\/login/)
  await expect(here.getByRole('heading', { name: 'Sesiones abiertas' })).toBeVisible()
})

test(
  'a page whose files could not be loaded opens by itself once the server is back; a new version of the server offers to reload',
  inLongRuns,
  async ({ venue, baseURL }) => {
    const network = await openNetwork(baseURL ?? '')
    const page = await venue.visitor({ baseURL: network.address })
    await signIn(page, venue.accountOf('Ana'))
    await expect(page.getByRole('heading', { name: 'Hola Ana!' })).toBeVisible()
    await network.cut(async () => {
      await page.getByRole('link', { name: 'Fichas' }).dispatchEvent('click')
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    })
    await expect(page.getByRole('heading', { name: 'Fichas' })).toBeVisible({ timeout: 60_000 })

    network.changeBuild()
    await network.cut()
    await said(page, 'Hay una versión nueva')
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Actualizar' }).click()])
    await expect(page.getByRole('heading', { name: 'Fichas' })).toBeVisible()
    await network.close()
  },
)

test(
  'a phone page whose build was replaced, and whose files are gone, opens the next page after one reload',
  inLongRuns,
  async ({ venue }) => {
    const member = await venue.phoneOf('socia')
    await member.goto('/profile')
    await expect(member.getByRole('heading', { name: 'Perfil' })).toBeVisible()
    let isReplaced = true
    let documents = 0
    await member.route('**/assets/*', (route) => (isReplaced ? route.fulfill({ status: 404 }) : route.continue()))
    await member.route(/^[^?]*\/(profile|maps)$/, (route) => {
      if (route.request().resourceType() !== 'document')
        return route.fulfill({ contentType: 'text/html', body: '<html>of another build</html>' })
      isReplaced = false
      documents += 1
      return route.continue()
    })
    await member.getByRole('link', { name: 'Mapas' }).click()
    await expect(member.getByRole('heading', { name: 'Mapas' })).toBeVisible()
    expect(documents).toBe(1)
  },
)

test('a guest sees a skeleton while the code of the next page loads', inLongRuns, async ({ venue }) => {
  const guest = await venue.visitor({ viewport: phone })
  const arrived = Promise.withResolvers<void>()
  await guest.route('**/assets/OutletsScreen-*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  await guest.goto(`/${venue.id}/language`)
  await guest.getByRole('link', { name: 'Español' }).click()
  const page = guest.locator('.whole')
  const skeletonHeight = () => page.evaluate((element) => getComputedStyle(element, '::before').height)
  await expect.poll(skeletonHeight).toBe('240px')
  arrived.resolve()
  await expect(guest.getByRole('heading', { name: 'Lugares!' })).toBeVisible()
})

test('a file that fails to load does not block navigation to another page', inLongRuns, async ({ venue }) => {
  const page = await venue.browserOf('Ana')
  await page.goto('/dashboard')
  const [broken, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/assets/*.js', async (route) => {
    await broken.promise
    await route.abort()
  })
  await page.route('**/home', async (route) => {
    await arrived.promise
    await route.continue()
  })
  const fetched = page.waitForRequest('**/assets/*.js')
  await page.getByRole('link', { name: 'Fichas' }).hover()
  await fetched
  const onTheWay = page.waitForRequest('**/home')
  await page.evaluate(() => void location.assign('/home'))
  await onTheWay
  // Some browsers abort running requests when a page is left.
  const looked = page.waitForResponse((answer) => answer.request().resourceType() === 'fetch')
  broken.resolve()
  await (await looked).finished()
  await page.unroute('**/assets/*.js')
  arrived.resolve()
  await expect(page).toHaveURL(/\/home$/)
})

test(
  'a lazily loaded part that fails leaves the rest of its page usable, and loads by itself later',
  inLongRuns,
  async ({ venue }) => {
    let missing = /\/(NotificationBell|PostPreview|EnquiryDialog)-/
    const without = async (page: Page) => {
      await page.route('**/assets/*.js', (route) =>
        missing.test(route.request().url()) ? route.abort() : route.continue(),
      )
      return page
    }
    const office = await without(await venue.browserOf('Ana'))
    const lacks = office.waitForEvent('requestfailed', (request) => request.url().includes('PostPreview'))
    await office.goto('/news/create')
    await lacks
    const title = office.getByLabel('Título')
    await title.fill('Sin vista previa')

    const visitor = await without(await venue.visitor({ viewport: phone }))
    await visitor.goto(`/propiedades/1?venue=${venue.id}`)
    const lacksToo = visitor.waitForEvent('requestfailed', (request) => request.url().includes('EnquiryDialog'))
    await visitor.getByRole('button', { name: 'Agendar una visita' }).click()
    await lacksToo
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()

    missing = /^$/
    await expect(office.getByRole('button', { name: /^Campana/ })).toBeVisible()
    await expect(office.getByText('Sin vista previa')).toBeVisible()
    await expect(title).toHaveValue('Sin vista previa')
    await expect(visitor.getByRole('dialog')).toBeVisible()
  },
)

test(
  'a part of a page whose style sheet fails to load appears with its styles once the sheet arrives',
  inLongRuns,
  async ({ venue }) => {
    const office = await venue.browserOf('Ana')
    let isLost = true
    await office.route('**/assets/PostPreview-*.css', (route) => (isLost ? route.abort() : route.continue()))
    const failed = office.waitForEvent('requestfailed', (request) => request.url().includes('PostPreview'))
    await office.goto('/news/create')
    await failed
    await office.getByLabel('Título').fill('Con vista previa')
    const preview = office.getByText('Con vista previa')
    await expect(preview).toBeHidden()
    isLost = false
    await expect(preview).toBeVisible()
    const sheets = await office.evaluate(() => Array.from(document.styleSheets, ({ href }) => href ?? ''))
    expect(sheets.filter((href) => href.includes('PostPreview'))).toHaveLength(1)
  },
)
