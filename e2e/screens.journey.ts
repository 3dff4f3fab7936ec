import { television } from './people.ts'
import { said } from './popups.ts'
import { expect, test } from './venue.ts'

test('a television without a session shows a code, is paired, shows its board, and is revoked', async ({ venue }) => {
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
