import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dropResponse } from './network.ts'
import { said } from './popups.ts'
import { expect, inFullRuns, inLongRuns, test } from './venue.ts'

const openTool = async (page: Page, menu: string, tool: string) => {
  await page.goto('/menu')
  await page.getByRole('link', { name: menu, exact: true }).click()
  await page.getByRole('button', { name: 'Más herramientas' }).click()
  await page.getByRole('link', { name: tool }).click()
}

test('prices of a selection change by percent: previewed, saved together, and undone', async ({ venue }) => {
  const admin = await venue.browserOf('Ana')
  await openTool(admin, 'Desayunos y meriendas', 'Cambiar precios')
  const row = admin.getByRole('listitem').filter({ hasText: 'Huevos revueltos' })
  await expect(row).toContainText(/\$\s8\.600/)
  await admin.getByLabel('Porcentaje').fill('12,5')
  await admin.getByLabel('Redondeo').selectOption('50')
  await admin.getByRole('checkbox', { name: /^Todos/ }).check()
  await admin.getByRole('checkbox', { name: 'Medialunas' }).uncheck()
  await expect(row).toContainText(/\$\s8\.600.*\$\s9\.700/)
  // 'Pan sin gluten' has no price, so it is not changed.
  await expect(admin.getByRole('checkbox', { name: 'Pan sin gluten' })).toBeDisabled()

  // A change by somebody else is shown and not overwritten.
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
  await other.getByRole('button', { name: 'Deshacer' }).click()
  await said(other, 'Los precios volvieron a ser los de antes.')
  await expect(row).toContainText(/Otra persona lo cambió: era \$\s17\.200\./)

  // The response is lost: the saved state is shown, and the change is not sent a second time.
  await admin.getByRole('checkbox', { name: 'Huevos revueltos' }).check()
  await admin.getByLabel('Porcentaje').fill('100')
  await admin.getByLabel('Redondeo').selectOption('0')
  await admin.route('**/api/hotel/menus/changePrices', dropResponse, { times: 1 })
  await admin.getByRole('button', { name: 'Guardar 1 precio' }).click()
  await said(admin, 'Cambió 1 precio.')
  await expect(admin.getByRole('checkbox', { name: 'Huevos revueltos' })).not.toBeChecked()
  await expect(row).toContainText(/\$\s17\.200/)
})

test(
  'a block of spreadsheet cells is pasted into the translation grid: no text is cut, and a cell counts as saved only when it is',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(admin, 'Desayunos y meriendas', 'Traducciones')
    const paste = async (cell: string, copied: string) => {
      await admin.getByLabel(cell).click()
      await admin.evaluate((text) => navigator.clipboard.writeText(text), copied)
      await admin.keyboard.press('ControlOrMeta+KeyA')
      await admin.keyboard.press('ControlOrMeta+KeyV')
    }
    await admin.getByLabel('Buscar textos').fill('Medialunas')
    await expect(admin.getByRole('rowheader')).toHaveCount(1)
    const english = 'Producto Medialunas, Inglés'
    await admin.getByRole('row').nth(1).getByRole('gridcell').nth(1).click()
    await expect(admin.getByLabel(english)).toBeFocused()

    // A pasted text above the limit is kept whole and marked instead of being sent.
    await paste(english, 'x'.repeat(31))
    await expect(admin.getByText('Sobran 2 caracteres: entran 29.')).toBeVisible()
    await expect(admin.getByLabel(english)).toHaveValue('x'.repeat(31))

    await paste(english, `Half moons\t${'y'.repeat(30)}\tViennoiseries\tfuera\r\nabajo\r\n`)
    const notice = admin.getByRole('alert').filter({ hasText: 'Pegaste 3 textos' })
    await expect(notice).toContainText('1 es demasiado largo y no se va a guardar: acortalo en su celda.')
    await expect(notice).toContainText('2 quedaron afuera')
    await admin.keyboard.press('Escape')
    await expect(notice).toHaveCount(0)
    await expect(admin.getByText('Viennoiseries')).toHaveCount(0)

    await paste(english, `Half moons\t${'y'.repeat(30)}\tViennoiseries`)
    await notice.getByRole('button', { name: 'Guardar 2 textos' }).click()
    await said(admin, 'Se guardaron 2 textos.')
    // The text above the limit stays in its cell.
    await expect(admin.getByRole('button', { name: /^Guardar/ })).toHaveCount(0)
    await admin.getByRole('button', { name: 'Descartar lo pegado' }).click()
    await admin.reload()
    await expect(admin.getByText('Viennoiseries')).toBeVisible()

    // Two edits of a cell on a slow network are sent in order, and the second one stays.
    const { promise: held, resolve: letPass } = Promise.withResolvers<void>()
    await admin.route('**/api/hotel/menus/translate', async (route) => {
      await held
      await route.continue()
    })
    const cell = admin.getByRole('row').nth(1).getByRole('gridcell').nth(1)
    for (const words of ['Crescents', 'Half moons, warm']) {
      await cell.click()
      await admin.getByLabel(english).fill(words)
      await admin.getByRole('row').nth(1).getByRole('gridcell').nth(2).click()
      await expect(cell).toHaveText(words)
    }
    letPass()
    await expect(cell).not.toHaveAttribute('aria-busy')
    await expect(cell).toHaveText('Half moons, warm')
    await expect(cell).not.toHaveAttribute('data-failed')
    await admin.reload()
    await expect(cell).toHaveText('Half moons, warm')
  },
)

const dish = (name: string) => ({
  name,
  mimeType: 'image/webp',
  buffer: readFileSync('demo/pictures/webp/dish-medialunas.640.webp'),
})

test(
  'photos are matched to products by file name: previewed, corrected, kept as a draft, and saved together',
  inFullRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.route('**/api/kernel/files/upload', (route) =>
      route.request().postDataBuffer()?.includes('filename="medialunas') ? route.abort() : route.continue(),
    )
    await openTool(admin, 'Desayunos y meriendas', 'Fotos por nombre de archivo')
    const photos = admin.getByLabel('Fotos', { exact: true })
    await photos.setInputFiles([
      dish('medialunas.webp'),
      dish('huevos-revueltos.webp'),
      dish('Huevos Revueltos (2).JPG'),
      dish('IMG_0917.webp'),
      { name: 'carta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ])
    await expect(admin.getByText('carta.pdf no sirve: usá un archivo JPEG, PNG o WebP.')).toBeVisible()
    const row = (file: string) =>
      admin.getByRole('listitem').filter({ has: admin.getByRole('button', { name: `Quitar ${file}` }) })
    await expect(row('IMG_0917')).toContainText('Ningún producto se llama así.')
    await expect(row('huevos-revueltos')).toContainText('También va para este producto: Huevos Revueltos (2).JPG.')
    await expect(row('huevos-revueltos')).toContainText('Reemplaza la foto que tiene.')
    await expect(admin.getByText('4 fotos todavía no se pueden guardar: miralas abajo.')).toBeVisible()

    await admin.getByRole('button', { name: 'Elegir producto para IMG_0917.webp' }).click()
    await admin.getByLabel('Buscar producto', { exact: true }).fill('PAN SIN')
    await admin.keyboard.press('Enter')
    await expect(row('IMG_0917')).toContainText('Pan sin gluten')
    await admin.getByRole('button', { name: 'Quitar Huevos Revueltos (2).JPG' }).click()

    // After leaving and returning, all photos are still there, including the stalled upload.
    await admin.goto('/menu')
    await admin.unroute('**/api/kernel/files/upload')
    await openTool(admin, 'Desayunos y meriendas', 'Fotos por nombre de archivo')
    await expect(row('IMG_0917')).toContainText('Pan sin gluten')
    await admin.getByRole('button', { name: 'Guardar 3 fotos' }).click()
    await said(admin, 'Se guardaron 3 fotos.')
    await expect(admin.getByRole('heading', { name: 'Desayunos y meriendas' })).toBeVisible()

    // On a page left open for a day, photos deleted on the server are marked, and the others are saved.
    await admin.getByRole('button', { name: 'Más herramientas' }).click()
    await admin.getByRole('link', { name: 'Fotos por nombre de archivo' }).click()
    await photos.setInputFiles(dish('medialunas.webp'))
    await expect(admin.getByRole('button', { name: 'Guardar 1 foto' })).toBeEnabled()
    await admin.clock.setFixedTime(Date.now() + 21 * 3_600_000)
    await photos.setInputFiles(dish('frutas de estacion.webp'))
    await admin.getByRole('button', { name: 'Guardar 2 fotos' }).click()
    await said(admin, 'Se guardó 1 foto.')
    await expect(admin.getByRole('listitem').filter({ hasText: 'medialunas.webp' })).toContainText('Elegila de nuevo.')
    await photos.setInputFiles(dish('medialunas.webp'))
    await admin.getByRole('button', { name: 'Guardar 1 foto' }).click()
    await expect(admin.getByRole('heading', { name: 'Desayunos y meriendas' })).toBeVisible()
  },
)
