import type { Page } from '@playwright/test'
import { phone } from './people.ts'
import { hasSaid, said } from './popups.ts'
import { expect, inFullRuns, inLongRuns, test } from './venue.ts'

const guardar = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()

const addProduct = async (page: Page, names: Record<string, string>, price: string) => {
  await page.getByRole('link', { name: 'Add Products' }).first().click()
  await page.getByLabel('Nombre', { exact: true }).fill(names.Nombre ?? '')
  await page.getByLabel(/^Precio/).fill(price)
  for (const language of ['Español', 'Inglés', 'Portugués', 'Francés'].filter((language) => names[language])) {
    await page.getByRole('tab', { name: new RegExp(language) }).click()
    await page.getByLabel(`Nombre en ${language.toLowerCase()}`).fill(names[language] ?? '')
  }
  await guardar(page)
  await said(page, 'Product successfully added!')
}

test('an admin creates a menu with two categories and products, one of them in four languages, and disables one product', async ({
  venue,
}) => {
  const admin = await venue.browserOf('Ana')
  await admin.goto('/menu')
  await admin.getByRole('link', { name: 'Create Menu' }).click()
  await guardar(admin)
  await expect(admin.getByLabel('Nombre', { exact: true })).toBeFocused()
  await admin.getByLabel('Nombre', { exact: true }).fill('Carta de verano')
  await admin.getByLabel('Horario', { exact: true }).fill('De 12 a 16')
  await admin.getByLabel('Imagen').setInputFiles('demo/pictures/webp/green-flag.640.webp')
  await expect(admin.getByRole('img', { name: 'Imagen elegida' })).toBeVisible()
  await admin.getByRole('button', { name: 'Agregar horario el lunes' }).click()
  await admin.getByLabel('Lunes, hasta').fill('15:30')
  await guardar(admin)
  await said(admin, 'Menu successfully created!')
  await expect(admin).toHaveURL(/\/menu$/)

  await admin.getByRole('link', { name: 'Carta de verano', exact: true }).click()
  await admin.getByRole('link', { name: 'Create Category' }).first().click()
  await expect(admin.getByRole('navigation', { name: 'Estás en' })).toContainText('Carta de verano')
  for (const [name, inEnglish, button] of [
    ['Entradas', 'Starters', 'Guardar y agregar otro'],
    ['Postres', 'Desserts', 'Guardar'],
  ] as const) {
    await admin.getByLabel('Nombre', { exact: true }).fill(name)
    await admin.getByLabel('Nombre en inglés').fill(inEnglish)
    await admin.getByRole('button', { name: button, exact: true }).click()
    await said(admin, 'Category succesfully created!')
    if (button === 'Guardar') continue
    // The next form is empty, with the focus in its first field.
    await expect(admin.getByLabel('Nombre', { exact: true })).toHaveValue('')
    await expect(admin.getByLabel('Nombre', { exact: true })).toBeFocused()
  }
  await admin.getByRole('link', { name: 'Entradas', exact: true }).click()
  await expect(admin.getByRole('heading', { name: 'Products' })).toBeVisible()

  const soup = {
    Nombre: 'Gazpacho',
    Español: 'Gazpacho',
    Inglés: 'Cold soup',
    Portugués: 'Sopa fria',
    Francés: 'Soupe',
  }
  await addProduct(admin, soup, '1.250,50')
  await addProduct(admin, { Nombre: 'Ensalada' }, '')
  await expect(admin.getByText('$ 1.250,50')).toBeVisible()
  await expect(admin.getByText('No price.')).toBeVisible()

  const staff = await venue.browserOf('Sergio', phone)
  await staff.goto(admin.url())
  // Of several taps before the response, the last one counts.
  const answered = Promise.withResolvers<void>()
  await staff.route('**/setStock', async (route) => {
    await answered.promise
    await route.continue()
  })
  await staff.getByRole('button', { name: 'Disable Gazpacho' }).click()
  await staff.getByRole('button', { name: 'Enable Gazpacho' }).click()
  await staff.getByRole('button', { name: 'Disable Gazpacho' }).click()
  answered.resolve()
  await expect(staff.getByRole('button', { name: 'Enable Gazpacho' })).toBeVisible()
  // The admin's page shows the change live, and it is not part of the edited form.
  await expect(admin.getByRole('button', { name: 'Enable Gazpacho' })).toBeVisible()
  // Text that is not a number is reported at the field and not saved.
  const remaining = staff.getByLabel('Quedan de Ensalada')
  for (const page of [staff, admin]) await page.getByRole('button', { name: 'Más acciones para Ensalada' }).click()
  await remaining.fill('-5x')
  await remaining.press('Enter')
  await expect(remaining).toHaveAccessibleDescription(/^Escribí un número entero entre 0 y/)
  await remaining.fill('7')
  await remaining.press('Enter')
  await expect(admin.getByText('Quedan 7')).toBeVisible()
  // A count or order by somebody else does not overwrite the typed number.
  await remaining.fill('4')
  await admin.getByLabel('Quedan de Ensalada').fill('9')
  await admin.getByLabel('Quedan de Ensalada').press('Enter')
  await expect(staff.getByText('Quedan 9')).toBeVisible()
  await expect(remaining).toHaveValue('4')
  await remaining.press('Enter')
  await expect(admin.getByText('Quedan 4')).toBeVisible()

  const menu = new URL(admin.url()).pathname.split('/')[2]
  await admin.goto(`/menu/${menu}`)
  await admin.getByRole('button', { name: 'Ordenar' }).click()
  const handle = admin.getByRole('button', { name: 'Mover Entradas' })
  await handle.focus()
  await admin.keyboard.press('Space')
  await said(admin, 'Entradas: lugar 1 de 2.')
  // The drag announcement comes slightly before the arrow keys are active.
  const moved = async () => {
    await admin.keyboard.press('ArrowDown')
    return hasSaid(admin, 'Entradas: lugar 2 de 2.')
  }
  await expect.poll(moved).toBe(true)
  const ordered = admin.waitForResponse('**/api/hotel/menus/reorderCategories')
  await admin.keyboard.press('Space')
  expect((await ordered).ok()).toBe(true)
  await admin.getByRole('button', { name: 'Listo' }).click()
  await expect(admin.getByRole('heading', { level: 2 })).toHaveText([/Postres/, /Entradas/])

  const more = admin.getByRole('button', { name: 'Más acciones para Postres' })
  await more.click()
  await admin.getByRole('button', { name: 'Ocultar Postres' }).click()
  await expect(more).toBeFocused()
  await said(admin, 'Oculto: los huéspedes ya no lo ven.')
  await expect(admin.getByRole('heading', { level: 2 })).toHaveText([/Postres.*Oculto/, /Entradas/])

  await admin.getByRole('button', { name: 'Delete Entradas' }).click()
  const question = admin.getByRole('dialog')
  await expect(question).toContainText('Are you sure?')
  await expect(question).toContainText("You won't be able to revert this!")
  await question.getByRole('button', { name: 'Confirm', exact: true }).click()
  await said(admin, "Deleted!Your Category has been deleted  with it's products.")
  await expect(admin.getByRole('link', { name: 'Entradas', exact: true })).toHaveCount(0)
})

test('other staff can disable and enable products, and nothing else', inLongRuns, async ({ venue }) => {
  const staff = await venue.browserOf('Sergio')
  await staff.goto('/menu')
  await expect(staff.getByRole('link', { name: 'Create Menu' })).toHaveCount(0)
  await expect(staff.getByRole('button', { name: /^(Delete|Más|Ordenar)/ })).toHaveCount(0)
  await staff.getByRole('link', { name: 'Restaurante', exact: true }).click()
  await expect(staff.getByRole('heading', { name: 'Restaurante' })).toBeVisible()
  await expect(staff.getByRole('link', { name: /Create Category|^Edit/ })).toHaveCount(0)
  await expect(staff.getByRole('button', { name: 'Más herramientas' })).toHaveCount(0)
  await staff.getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(staff.getByRole('heading', { name: 'Products' })).toBeVisible()
  await expect(staff.getByRole('link', { name: /Add Products|^Edit/ })).toHaveCount(0)
  await expect(staff.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  const disable = staff.getByRole('button', { name: /^Disable/ }).first()
  const name = ((await disable.getAttribute('aria-label')) ?? '').replace('Disable ', '')
  await disable.click()
  await staff.getByRole('button', { name: `Enable ${name}` }).click()
  await expect(staff.getByRole('button', { name: `Disable ${name}` })).toBeVisible()
  for (const path of ['/menu/createMenu', '/outlet/createOutlet', '/configuration/edit']) {
    await staff.goto(path)
    await expect(staff).toHaveURL(/\/dashboard$/)
  }
})

test('an import shows a preview before it is applied', inFullRuns, async ({ venue }) => {
  const admin = await venue.browserOf('Ana')
  await admin.goto('/menu')
  await admin.getByRole('link', { name: 'Bar', exact: true }).click()
  await admin.getByRole('button', { name: 'Más herramientas' }).click()
  await admin.getByRole('link', { name: 'Importar CSV' }).click()
  const file = (csv: string, encoding: BufferEncoding = 'utf8') => ({
    name: 'bar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv, encoding),
  })
  await admin.getByLabel('Archivo CSV').setInputFiles(file('category,name,price\nTés,Té verde,gratis\n'))
  await expect(admin.getByText('No es un precio.')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Importar', exact: true })).toHaveCount(0)
  await admin.getByLabel('Archivo CSV').setInputFiles(file('\ufeffcategory,name,price\nTés,Té verde,900\n', 'utf16le'))
  await expect(admin.getByText('Categorías nuevas:')).toBeVisible()
  await admin.getByRole('button', { name: 'Importar', exact: true }).click()
  await said(admin, 'Menú importado: 1 agregado, 0 cambiados.')
  await expect(admin.getByRole('link', { name: 'Tés', exact: true })).toBeVisible()
})
