import { said } from './popups.ts'
import { expect, inFullRuns, test } from './venue.ts'

test(
  'the preview beside the editor shows the guest page in any language and follows every change',
  inFullRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.goto('/menu')
    await admin.getByRole('link', { name: 'Desayunos y meriendas', exact: true }).click()
    await admin.getByRole('button', { name: 'Vista previa', exact: true }).click()
    const guest = admin.frameLocator('iframe')
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Desayunos y meriendas')
    await admin.getByRole('button', { name: 'FR, Francés', exact: true }).click()
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Petits-déjeuners et goûters')

    // The preview stays open and in French on every page of the editor.
    await admin.getByRole('link', { name: 'Desayunos', exact: true }).click()
    const pancakes = guest.getByRole('listitem').filter({ hasText: 'Pancakes' }).last()
    await expect(pancakes).toBeVisible()
    await admin.getByRole('button', { name: /^Disable Panqueques/ }).click()
    await expect(pancakes).toContainText('Indisponible')
    await admin.getByRole('button', { name: /^Enable Panqueques/ }).click()
    await expect(pancakes).not.toContainText('Indisponible')

    await admin.getByRole('link', { name: /^Edit Panqueques/ }).click()
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/Pancakes/)
    await admin.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Panadería' })
    await expect(admin.getByLabel('Orden', { exact: true })).toHaveValue('6')
    await admin.getByLabel('Veces pedido').fill('1,5')
    await admin.getByRole('button', { name: 'Guardar' }).click()
    await expect(admin.getByLabel('Veces pedido')).toBeFocused()
    await admin.getByLabel('Veces pedido').fill('150')
    await admin.getByRole('button', { name: 'Guardar' }).click()
    await said(admin, 'Product updated!')
    await expect(admin.getByRole('navigation', { name: 'Estás en' })).toContainText('Panadería')
    await expect(admin.getByRole('heading', { level: 2 }).last()).toHaveText(/Panqueques/)
    await expect(guest.getByRole('region', { name: 'Boulangerie' })).toContainText('Pancakes')

    // On a narrow screen a link opens the preview page instead.
    await admin.setViewportSize({ width: 1024, height: 800 })
    await expect(admin.locator('iframe')).toHaveCount(0)
    const link = admin.getByRole('link', { name: 'Vista previa', exact: true })
    await expect(link).toHaveAttribute('href', new RegExp(`^/${venue.id}/menu/[0-9a-f-]{36}\\?language=french$`))
  },
)
