import { said } from './popups.ts'
import { expect, inFullRuns, test } from './venue.ts'

test(
  'a removed menu category is restored with its products from the bin, and what is purged is gone for good',
  inFullRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.goto('/menu')
    await admin.getByRole('link', { name: 'Desayunos y meriendas', exact: true }).click()
    await admin.getByRole('link', { name: 'Desayunos', exact: true }).click()
    const products = admin.getByRole('main').getByRole('listitem')
    await expect(products.filter({ hasText: 'Huevos revueltos' })).toBeVisible()
    const [ofCategory, before] = [admin.url(), await products.allInnerTexts()]

    await admin.goBack()
    await admin.getByRole('button', { name: 'Delete Desayunos', exact: true }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await said(admin, 'Deleted!')
    await expect(admin.getByRole('link', { name: 'Desayunos', exact: true })).toHaveCount(0)

    const staff = await venue.browserOf('Sergio')
    await staff.goto('/bin')
    await expect(staff.getByRole('heading', { name: 'Desayunos', exact: true })).toBeVisible()
    await expect(staff.getByRole('button', { name: /^(Restaurar|Borrar)/ })).toHaveCount(0)

    await admin.getByRole('link', { name: 'Papelera' }).click()
    await admin.getByRole('combobox', { name: 'Qué es' }).selectOption('Categoría')
    await expect(admin.getByRole('list', { name: 'Cosas eliminadas' }).getByRole('listitem')).toHaveCount(1)
    await admin.getByRole('button', { name: 'Restaurar Desayunos' }).click()
    await said(admin, 'Restaurado!')
    await expect(admin.getByText('Nada de la papelera coincide con este filtro.')).toBeVisible()
    await expect(staff.getByRole('heading', { name: 'Desayunos', exact: true })).toHaveCount(0)
    await admin.goto(ofCategory)
    await expect.poll(() => products.allInnerTexts()).toEqual(before)

    await admin.goto('/bin')
    await admin.getByRole('button', { name: 'Borrar definitivamente Obras en el estacionamiento' }).click()
    await expect(admin.getByRole('dialog')).toContainText('Esta acción no se puede revertir.')
    await admin.getByRole('dialog').getByRole('button', { name: 'Borrar definitivamente' }).click()
    await said(admin, 'Borrado definitivamente!')
    await expect(admin.getByText('La papelera está vacía.')).toBeVisible()
  },
)
