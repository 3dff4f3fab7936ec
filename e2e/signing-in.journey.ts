import { newestMailTo } from './letters.ts'
import { dropResponse } from './network.ts'
import { phone, signIn } from './people.ts'
import { hasSaid, said } from './popups.ts'
import { expect, inFullRuns, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

test('a wrong password shows a popup and keeps the mail address; signing in leads to the dashboard, or back to the page that required it', async ({
  venue,
}) => {
  const page = await venue.visitor()
  const { mail, password } = venue.accountOf('Ana')
  await page.goto('/news-admin?kind=tournament')
  await expect(page).toHaveURL(/\/login\?to=/)
  await page.getByLabel('Email').fill(mail)
  await page.getByLabel('Contraseña').fill('no es esta')
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await said(page, 'El mail o la contraseña no son correctos.')
  await expect(page.getByRole('main').locator('form')).toContainText('El mail o la contraseña no son correctos.')
  await expect(page.getByLabel('Email')).toHaveValue(mail)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page).toHaveURL(/\/news-admin\?kind=tournament$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Hola Ana!' })).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?to=%2Fdashboard$/)
})

test('an account with the role screen gets the chooser and has no top bar', async ({ venue }) => {
  const page = await venue.visitor()
  await signIn(page, venue.accountOf('Pantalla'))
  await expect(page).toHaveURL(/\/screen$/)
  await expect(page.getByRole('button', { name: 'Cerrar sesión', exact: true })).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/screen$/)
  await page.getByRole('button', { name: 'Cerrar Sesión', exact: true }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('the sidebar has the specification’s entries in its order, and collapses on a phone', async ({ venue }) => {
  const page = await venue.browserOf('Ana')
  await page.goto('/dashboard')
  const entries = ['Dashboard', 'Outlets', 'Novedades', 'Torneos', 'Bolsas', 'Fichas', 'Personas', 'Reclamos']
  const sidebar = page.getByRole('navigation', { name: 'Secciones' })
  await expect(sidebar).toContainText(new RegExp(entries.join('[^A-Z]*(Pronto)?[^A-Z]*')))
  expect((await sidebar.boundingBox())?.width).toBe(250)
  // On a small laptop the last group is closed until somebody opens it; the device remembers it.
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.reload()
  const [services, administration] = [
    sidebar.getByRole('button', { name: 'Servicios' }),
    sidebar.getByRole('button', { name: 'Administración' }),
  ]
  await expect(administration).toBeInViewport({ ratio: 1 })
  await expect(sidebar.getByRole('link', { name: 'Usuarios' })).toBeHidden()
  await administration.click()
  await services.click()
  await page.reload()
  await expect(sidebar.getByRole('link', { name: 'Configuración' })).toBeInViewport({ ratio: 1 })
  await expect(sidebar.getByRole('link', { name: 'Pedidos' })).toBeHidden()
  await page.goto('/orders')
  await expect(sidebar.getByRole('link', { name: 'Pedidos' }), 'the page’s own group is open').toBeVisible()
  // With all groups open, the sidebar is scrolled to the page's own entry.
  await page.goto('/configurations')
  await services.click()
  await page.reload()
  await expect(sidebar.getByRole('link', { name: 'Mensajes' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Configuración' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(phone)
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(sidebar).toBeVisible()
})

test('a forgotten password is reset by the mailed link, once', inFullRuns, async ({ venue }) => {
  const page = await venue.visitor()
  const account = venue.accountOf('Sergio')
  await page.goto('/login')
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(page.getByRole('button', { name: 'Send Mail' })).toBeVisible()
  await page.getByLabel('Email').fill(account.mail)
  await page.getByRole('button', { name: 'Send Mail' }).click()
  await said(page, 'Please go checkout your email')
  await expect(page).toHaveURL(/\/login$/)

  const link = /reset-password\?token=\S+/.exec(await newestMailTo(account.mail))?.[0]
  await page.goto(`/${link}`)
  await page.getByLabel('Contraseña nueva').fill(account.password)
  await page.getByLabel('Repetí la contraseña').fill(account.password)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page).toHaveURL(/\/login$/)
  // The page of a used link shows that it is expired before the person types a password.
  await page.goto(`/${link}`)
  await expect(page.getByRole('heading', { name: 'El enlace ya no sirve' })).toBeVisible()
  await expect(page.getByLabel('Contraseña nueva')).toHaveCount(0)

  await signIn(page, account)
  await expect(page.getByRole('heading', { name: 'Hola Sergio!' })).toBeVisible()
  await page.goto('/configurations/resetpassword')
  await expect(page.getByLabel('Email')).toHaveValue(account.mail)
  await page.getByRole('button', { name: 'Send Mail' }).click()
  await said(page, 'Please go checkout your email')
  await expect(page).toHaveURL(/\/configurations$/)
})

test(
  'a password reset whose response is lost is not reported as failed: the used link leads to the sign-in page',
  inLongRuns,
  async ({ venue }) => {
    const page = await venue.visitor()
    const { mail } = venue.accountOf('Sergio')
    await write(page, 'kernel/identity/recover', { mail })
    await page.goto(`/${/reset-password\?token=\S+/.exec(await newestMailTo(mail))?.[0]}`)
    const password = 'una-clave-nueva'
    await page.getByLabel('Contraseña nueva').fill(password)
    await page.getByLabel('Repetí la contraseña').fill(password)
    await page.route('**/identity/resetPassword', dropResponse, { times: 1 })
    const save = page.getByRole('button', { name: 'Guardar contraseña' })
    await save.click()
    await said(page, 'No hay conexión con el servidor.')
    await save.click()
    await expect(page.getByText('Puede que tu contraseña nueva ya esté guardada')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible()
    await page.getByRole('link', { name: 'Iniciar sesión' }).click()
    await signIn(page, { mail, password })
    await expect(page.getByRole('heading', { name: 'Hola Sergio!' })).toBeVisible()
  },
)

test('staff who open a page for admins are sent to the dashboard and told why, once', async ({ venue }) => {
  const page = await venue.browserOf('Sergio')
  await page.goto('/users')
  await expect(page).toHaveURL(/\/dashboard$/)
  await said(page, 'Esa página es solo para administradores.')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hola Sergio!' })).toBeVisible()
  expect(hasSaid(page, 'Esa página es solo para administradores.')).toBe(false)
})
