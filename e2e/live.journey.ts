import { expect, test } from '@playwright/test'
import { browserOf, television } from './people.ts'
import { said } from './popups.ts'

test('ten tabs of one browser share one stream, and all stay live', async ({ browser }) => {
  const admin = await browserOf(browser, 'Ana')
  const context = admin.context()
  let streams = 0
  context.on('request', (request) => {
    if (request.url().includes('/api/live')) streams++
  })
  const tabs = []
  for (let n = 0; n < 10; n++) {
    const tab = await context.newPage()
    await tab.goto('/news-admin?kind=tournament')
    tabs.push(tab)
  }
  await admin.bringToFront()
  await admin.goto('/news/create?kind=tournament')
  await admin.getByLabel('Título').fill('Copa de las diez pestañas')
  await admin.getByLabel('Descripción').fill('Una sola conexión.')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  for (const tab of tabs) await expect(tab.getByText('Copa de las diez pestañas')).toBeVisible()
  // One for the tab that holds the stream, and at most one more for the tab that took over when it navigated.
  expect(streams).toBeLessThanOrEqual(3)

  await admin.getByRole('button', { name: 'Eliminar Copa de las diez pestañas' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  for (const tab of tabs) await expect(tab.getByText('Copa de las diez pestañas')).toHaveCount(0)
  await context.close()
})

test('promise 31: a television without network keeps its last content, says since when, and catches up', async ({
  browser,
}) => {
  const tv = await browserOf(browser, 'Pantalla', television)
  const admin = await browserOf(browser, 'Ana')
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
  for (const page of [admin, tv]) await page.context().close()
})

test('when a session ends elsewhere, its browser goes back to sign in', async ({ browser }) => {
  const [here, there] = [await browserOf(browser, 'Sergio'), await browserOf(browser, 'Sergio')]
  await there.goto('/dashboard')
  await here.goto('/configurations')
  const others = here.getByRole('button', { name: /^Cerrar la sesión de/ })
  await expect(others.first()).toBeVisible()
  for (let left = await others.count(); left > 0; left--) {
    await others.first().click()
    await expect(others).toHaveCount(left - 1)
  }
  await expect(there).toHaveURL(/\/login/)
  await expect(here.getByRole('heading', { name: 'Sesiones abiertas' })).toBeVisible()
  for (const page of [here, there]) await page.context().close()
})
