import type { Page } from '@playwright/test'
import { authenticatorAppCode } from '../src/server/kernel/identity/authenticator.testkit.ts'
import { checkDialog } from './dialogs.ts'
import { said } from './popups.ts'
import { expect, inFullRuns, test } from './venue.ts'

/** Gives the page an authenticator that verifies its owner without asking, and keeps discoverable passkeys. */
const addAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added, signs in without a password, and confirms a sensitive change after ten minutes', async ({
  venue,
  database,
  baseURL,
}) => {
  // Passkeys need a site with a host name, and the server's configured address is an IP address.
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  const page = await venue.visitor({ baseURL: site })
  const { mail, password } = venue.accountOf('Ana')
  await addAuthenticator(page)
  await page.goto('/login')
  await page.getByLabel('Email').fill(mail)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('link', { name: 'Ana' }).click()
  await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toBeVisible()
  await page.getByRole('button', { name: 'Agregar passkey' }).click()
  await said(page, 'Passkey agregada!')
  await expect(page.getByRole('listitem').filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ })).toHaveCount(10)
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByText('Te quedan 10 códigos sin usar.')).toBeVisible()

  const leave = page.getByRole('button', { name: 'Cerrar sesión' })
  await leave.click()
  // The authenticator accepts the passkey that /login offers in the field of the mail address.
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await leave.click()
  await page.getByRole('button', { name: 'Entrar con passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  const passMinutes = () =>
    database.query(
      `update kernel_sessions set authenticated_at = now() - interval '11 minutes' where venue_id = ${venue.id}`,
    )
  const invite = async (name: string) => {
    await page.getByLabel('Email').fill(`${name}@venue${venue.id}.test`)
    await page.getByLabel('Nombre').fill(name)
    await page.getByRole('button', { name: 'Crear invitación' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Confirmá que sos vos' })
  await page.goto('/users')
  await passMinutes()
  await invite('lucia')
  await checkDialog(page)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await said(page, 'Para este cambio, confirmá que sos vos.')
  await expect(page.getByLabel('Nombre'), 'what was typed stays').toHaveValue('lucia')
  await page.getByRole('button', { name: 'Crear invitación' }).click()
  await dialog.getByLabel('Tu contraseña').fill('no es esta')
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog).toContainText('La contraseña es incorrecta.')
  await dialog.getByLabel('Tu contraseña').fill(password)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await said(page, 'Enlace creado!')
  await expect(page.getByRole('listitem').filter({ hasText: `lucia@venue${venue.id}.test` })).toBeVisible()

  await passMinutes()
  await invite('pedro')
  await dialog.getByRole('button', { name: 'Usar passkey' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `pedro@venue${venue.id}.test` })).toBeVisible()
})

test(
  'where the venue requires a second step, staff set up an app of codes before they get in',
  inFullRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.goto('/configurations')
    // A click, because `check` expects the new state before the page has rendered the change that is being saved.
    await admin.getByLabel('Exigir segundo paso').click()
    await expect(admin.getByLabel('Exigir segundo paso')).toBeChecked()
    await said(admin, 'Configuración guardada!')
    const page = await venue.visitor()
    const { mail, password } = venue.accountOf('Sergio')
    await page.goto('/login')
    await page.getByLabel('Email').fill(mail)
    await page.getByLabel('Contraseña').fill(password)
    await page.getByRole('button', { name: 'Iniciar' }).click()
    await expect(page.getByRole('heading', { name: 'Configurá tu segundo paso' })).toBeVisible()
    await page.getByRole('button', { name: 'Usar una app de códigos' }).click()
    await expect(page.getByRole('img', { name: 'Código QR para la app de códigos' })).toBeVisible()
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    const code = page.getByLabel('Código de 6 dígitos que muestra la app')
    await code.fill('000000')
    await page.getByRole('button', { name: 'Activar' }).click()
    await expect(page.getByText('El código no es correcto, o ya fue usado.').first()).toBeVisible()
    await code.fill(authenticatorAppCode(secret))
    await page.getByRole('button', { name: 'Activar' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await admin.goto('/users')
    await expect(admin.getByRole('listitem').filter({ hasText: mail })).toContainText('Con segundo paso')
  },
)
