import { said } from './popups.ts'
import { expect, inFullRuns, test } from './venue.ts'

test(
  'an admin without a mail server invites a person by a link to copy, who chooses a password and works; after deactivation they are signed out at once',
  inFullRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.goto('/users')
    const mail = `lucia@venue${venue.id}.test`
    await admin.getByLabel('Email').fill(mail)
    await admin.getByLabel('Nombre').fill('Lucía')
    await expect(admin.getByText('Los televisores no se invitan: se vinculan en “Pantallas”')).toBeVisible()
    await admin.getByRole('button', { name: 'Crear invitación' }).click()
    await said(admin, 'Enlace creado!')
    await expect(admin.getByText('Invitación pendiente')).toBeVisible()
    await admin.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await admin.getByRole('button', { name: 'Copiar un enlace nuevo para Lucía' }).click()
    await said(admin, 'Enlace nuevo copiado!')

    const link = await admin.evaluate(() => navigator.clipboard.readText())
    const lucia = await venue.visitor()
    await lucia.goto(link)
    await lucia.getByLabel('Contraseña nueva').fill('password')
    await lucia.getByLabel('Repetí la contraseña').fill('password')
    await lucia.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(lucia.getByText('Esa contraseña es fácil de adivinar.')).toBeVisible()
    await lucia.getByLabel('Contraseña nueva').fill('una-clave-larga')
    await lucia.getByLabel('Repetí la contraseña').fill('una-clave-larga')
    await lucia.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(lucia).toHaveURL(/\/login/)
    await lucia.getByLabel('Email').fill(mail)
    await lucia.getByLabel('Contraseña').fill('una-clave-larga')
    await lucia.getByRole('button', { name: 'Iniciar' }).click()
    await expect(lucia).toHaveURL(/\/dashboard/)
    await expect(lucia.getByRole('link', { name: 'Usuarios' }), 'who is no admin has no such page').toHaveCount(0)

    const row = admin.getByRole('listitem').filter({ hasText: mail })
    await expect(row.getByRole('button', { name: '1 sesión abierta' })).toBeVisible()
    await row.getByRole('button', { name: 'Desactivar la cuenta de Lucía' }).click()
    await admin.getByRole('button', { name: 'Sí, desactivar' }).click()
    await expect(row.getByText('Desactivada')).toBeVisible()
    await expect(lucia).toHaveURL(/\/login/)
    await admin.getByRole('button', { name: 'Desactivar la cuenta de Ana' }).click()
    await admin.getByRole('button', { name: 'Sí, desactivar' }).click()
    await said(admin, 'Es el único administrador: nombrá a otro antes.')
  },
)
