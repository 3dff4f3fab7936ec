import type { Page } from '@playwright/test'
import { said } from './popups.ts'
import { expect, test } from './venue.ts'

const openTool = async (page: Page, menu: string, tool: string) => {
  await page.goto('/menu')
  await page.getByRole('link', { name: menu, exact: true }).click()
  await page.getByRole('link', { name: tool }).click()
}

test('prices change by percent over a selection: seen first, saved at once, taken back', async ({ venue }) => {
  const admin = await venue.browserOf('Ana')
  await openTool(admin, 'Desayunos y meriendas', 'Cambiar precios')
  const row = admin.getByRole('listitem').filter({ hasText: 'Huevos revueltos' })
  await expect(row).toContainText(/\$\s8\.600/)
  await admin.getByLabel('Porcentaje').fill('12,5')
  await admin.getByLabel('Redondeo').selectOption('50')
  await admin.getByRole('checkbox', { name: /^Todos/ }).check()
  await admin.getByRole('checkbox', { name: 'Medialunas' }).uncheck()
  await expect(row).toContainText(/\$\s8\.600.*\$\s9\.700/)
  // 'Pan sin gluten' has no price to change.
  await expect(admin.getByRole('checkbox', { name: 'Pan sin gluten' })).toBeDisabled()

  // Somebody else is told of, and not written over.
  const other = await venue.browserOf('Ana')
  await openTool(other, 'Desayunos y meriendas', 'Cambiar precios')
  await other.getByRole('checkbox', { name: 'Huevos revueltos' }).check()
  await other.getByLabel('Porcentaje').fill('100')
  await other.getByRole('button', { name: 'Guardar 1 precio' }).click()
  await said(other, 'Cambió 1 precio.')
  await expect(row).toContainText(/Otra persona lo cambió: era \$\s8\.600\./)
  await expect(row).toContainText(/\$\s17\.200.*\$\s19\.350/)

  await admin.getByRole('button', { name: 'Guardar 8 precios' }).click()
  await said(admin, 'Cambiaron 8 precios.')
  await expect(row).toContainText(/\$\s19\.350/)
  await admin.getByRole('button', { name: 'Deshacer' }).click()
  await said(admin, 'Los precios volvieron a ser los de antes.')
  await expect(row).toContainText(/\$\s17\.200/)
})
