import type { Page } from '@playwright/test'
import { newBag, openBag } from './bags.ts'
import { phone } from './people.ts'
import { said } from './popups.ts'
import { expect, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click()
const place = (page: Page) => page.getByLabel('Lugar en el depósito')
const question = (page: Page) => page.getByRole('dialog')
const leaveTitle = '¿Salir sin guardar?'

test('leaving a form with unsaved text asks first: by the sidebar, going back, signing out and reloading', async ({
  venue,
}) => {
  const admin = await venue.browserOf('Ana')
  await admin.goto('/news-admin')
  await admin.getByRole('link', { name: 'Crear nueva' }).click()
  const title = admin.getByLabel('Título')
  const stays = async () => {
    await expect(question(admin)).toContainText(leaveTitle)
    await question(admin).getByRole('button', { name: 'Seguir editando' }).click()
    await expect(question(admin)).toHaveCount(0)
    await expect(admin).toHaveURL(/\/news\/create/)
    await expect(title).toHaveValue('Lo que no guardé')
  }
  await title.fill('Lo que no guardé')
  const bags = admin.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Bolsas' })
  await bags.click()
  await stays()
  await expect(bags).toBeFocused()
  await admin.evaluate(() => history.back())
  await stays()
  await admin.getByRole('button', { name: 'Cerrar sesión' }).click()
  await stays()

  // The browser's own confirmation dialog.
  const asked = admin.waitForEvent('dialog')
  await admin.evaluate(() => setTimeout(() => location.reload()))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(title).toHaveValue('Lo que no guardé')

  await admin.evaluate(() => history.back())
  await question(admin).getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(admin).toHaveURL(/\/news-admin/)
  await expect(admin.getByRole('heading', { name: 'Novedades' })).toBeVisible()
  // After going forward the form is empty, and leaving an empty form asks nothing.
  await admin.evaluate(() => history.forward())
  await expect(title).toHaveValue('')
  await bags.click()
  await expect(admin).toHaveURL(/\/bags$/)
})

test(
  'signing out in another tab does not discard a form with unsaved text: the browser asks first',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.goto('/news/create')
    await admin.getByLabel('Título').pressSequentially('Lo que no guardé')
    const other = await admin.context().newPage()
    await other.goto('/dashboard')
    const asked = admin.waitForEvent('dialog')
    await other.getByRole('button', { name: 'Cerrar sesión' }).click()
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await expect(other).toHaveURL(/\/login/)
    await expect(admin.getByLabel('Título')).toHaveValue('Lo que no guardé')
  },
)

test('a save after the session has ended does not discard the form: in the back-office and on a phone the browser asks first', async ({
  venue,
}) => {
  const [admin, hand] = [await venue.browserOf('Ana'), await venue.phoneOf('socia')]
  const stays = async (page: Page, button: string, field: string) => {
    await page.getByLabel(field).pressSequentially('Lo que no guardé')
    await page.context().clearCookies()
    // Dismissed at once, because the page is blocked while the dialog is open.
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss()
      return dialog.type()
    })
    await page.getByRole('button', { name: button }).click()
    expect(await asked).toBe('beforeunload')
    await said(page, 'Tu sesión terminó.')
    await expect(page.getByLabel(field)).toHaveValue('Lo que no guardé')
  }
  await admin.goto('/news/create')
  await admin.getByLabel('Título').fill('Torneo')
  await stays(admin, 'Guardar', 'Descripción')
  // After signing in again in another tab, the form is saved from here.
  await write(admin, 'kernel/identity/signIn', venue.accountOf('Ana'))
  await save(admin)
  await said(admin, 'Novedad creada!')
  await hand.goto('/add-claim')
  await hand.getByLabel('Título').fill('Farol roto')
  await hand.getByLabel('Lugar').fill('Talas y Ceibos')
  await stays(hand, 'Enviar reclamo', 'Descripción')
})

test('a tap on the header does not discard a comment in the bag room', inLongRuns, async ({ venue }) => {
  const admin = await venue.browserOf('Ana')
  const bag = await newBag(admin)
  const hand = await venue.visitor({ viewport: phone })
  await openBag(hand, venue.id, bag.id)
  const comment = hand.getByLabel('Comentario (opcional)')
  await comment.fill('Llegó mojada')
  await hand.getByRole('link', { name: 'Casa Club' }).click()
  await question(hand).getByRole('button', { name: 'Seguir editando' }).click()
  await expect(comment).toHaveValue('Llegó mojada')
  await hand.getByRole('button', { name: 'Registrar ingreso' }).click()
  await expect(hand).toHaveURL(/\/home/)
  await admin.goto(`/bags/${bag.id}`)
  await expect(admin.getByText('Llegó mojada')).toBeVisible()
})

test('saving or cancelling a form asks nothing', inLongRuns, async ({ venue }) => {
  const admin = await venue.browserOf('Ana')
  const bag = await newBag(admin)
  await admin.goto(bag.edit)
  await place(admin).fill('C-99')
  await admin.getByRole('link', { name: 'Cancelar' }).click()
  await expect(admin.getByText('Q-01')).toBeVisible()
  await admin.getByRole('link', { name: 'Editar bolsa' }).click()
  await place(admin).fill('C-99')
  await save(admin)
  await expect(admin.getByText('C-99')).toBeVisible()
  await expect(question(admin)).toHaveCount(0)
})
