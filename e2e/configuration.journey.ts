import { readFileSync } from 'node:fs'
import { said } from './popups.ts'
import { expect, inFullRuns, inLongRuns, test } from './venue.ts'

const primary = () => getComputedStyle(document.documentElement).getPropertyValue('--venue-6').trim().toUpperCase()

test('a new venue colour appears in every open tab at once', inLongRuns, async ({ venue }) => {
  const admin = await venue.browserOf('Ana')
  const other = await admin.context().newPage()
  await other.goto('/dashboard')
  const before = await other.evaluate(primary)
  // A background tab renders only once a second.
  await admin.bringToFront()
  await admin.goto('/configurations')
  await expect(admin.getByRole('img', { name: 'Código QR' })).toHaveAttribute('width', '256')
  await admin.getByRole('link', { name: 'Edit Configurations' }).click()
  await expect(admin.getByRole('heading', { name: 'Edit Configurations' })).toBeVisible()
  await admin.getByLabel('Color principal', { exact: true }).fill('#F0C020')
  await expect(admin.getByText('Para los botones lo oscurecemos')).toBeVisible()
  await admin.getByLabel('Color principal', { exact: true }).fill('#7A1F3D')
  await expect(admin.getByText('Se lee bien.')).toBeVisible()
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await said(admin, 'Information updated!')
  await expect(admin).toHaveURL(/\/configurations$/)
  await expect.poll(() => other.evaluate(primary)).toBe('#7A1F3D')
  expect(before).not.toBe('#7A1F3D')

  await admin.getByRole('link', { name: 'Cambiar el código' }).click()
  await admin.getByLabel('Código nuevo').fill('13')
  await admin.getByRole('button', { name: 'Guardar' }).first().click()
  await expect(admin.getByText('Usá 4 caracteres como mínimo.')).toBeVisible()
  await admin.getByLabel('Código nuevo').fill('1357')
  await admin.getByRole('button', { name: 'Guardar' }).first().click()
  await said(admin, 'Código guardado!')
})

test('the WhatsApp number is required only if WhatsApp is enabled', inLongRuns, async ({ venue }) => {
  const admin = await venue.browserOf('Ana')
  await admin.goto('/configuration/edit')
  const number = admin.getByLabel('Número de WhatsApp')
  const offered = admin.getByLabel('Los huéspedes pueden escribir por WhatsApp')
  await offered.setChecked(false)
  await expect(number).toHaveCount(0)
  await offered.setChecked(true)
  await number.fill('')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(number).toBeFocused()
  await expect(admin.getByText('Escribí el número con código de país')).toBeVisible()
})

test(
  'of two people who edit the configuration, the second is shown what the first changed',
  inLongRuns,
  async ({ venue }) => {
    const [first, second] = [await venue.browserOf('Ana'), await venue.browserOf('Ana')]
    for (const page of [first, second]) await page.goto('/configuration/edit')
    await second.getByLabel('Título', { exact: true }).fill('Lo que escribí yo')
    await first.getByLabel('Dirección').fill('Costanera 900')
    await first.getByRole('button', { name: 'Guardar' }).click()
    await expect(second.getByText('Otra persona cambió esto mientras lo editabas.')).toBeVisible()
    await expect(second.getByRole('definition').filter({ hasText: 'Costanera 900' })).toBeVisible()
    await expect(second.getByLabel('Título', { exact: true })).toHaveValue('Lo que escribí yo')
    await second.getByRole('button', { name: 'Usar la versión nueva' }).click()
    await expect(second.getByLabel('Dirección')).toHaveValue('Costanera 900')
    await second.getByRole('button', { name: 'Volver a lo que había escrito' }).click()
    await expect(second.getByLabel('Título', { exact: true })).toHaveValue('Lo que escribí yo')
  },
)

test(
  'a changed setting and a changed price are in the activity log and beside their objects, with the values before and after',
  inFullRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.goto('/configuration/edit')
    const before = await admin.getByLabel('Dirección').inputValue()
    await admin.getByLabel('Dirección').fill('Costanera 1200')
    await admin.getByRole('button', { name: 'Guardar' }).click()
    await said(admin, 'Information updated!')
    await admin.goto('/menu')
    await admin.getByRole('link', { name: 'Desayunos y meriendas', exact: true }).click()
    await admin.getByRole('link', { name: 'Desayunos', exact: true }).click()
    await admin
      .getByRole('link', { name: /Huevos revueltos/ })
      .first()
      .click()
    const product = admin.url()
    await admin.getByLabel(/^Precio/).fill('12345')
    await admin.getByRole('button', { name: 'Guardar' }).click()
    await said(admin, 'Product updated!')

    await admin.getByRole('link', { name: 'Actividad', exact: true }).click()
    const entries = admin.getByRole('list', { name: 'Actividad' }).getByRole('listitem')
    const setting = entries.filter({ hasText: 'cambió la configuración' })
    const price = entries.filter({ hasText: 'Huevos revueltos' })
    await expect(setting.getByRole('row').filter({ hasText: 'Dirección' })).toContainText(`${before}Costanera 1200`)
    await expect(price.getByRole('row').filter({ hasText: 'Precio' })).toContainText('12.345')
    await admin.getByLabel('Sección').selectOption('Configuración')
    await expect(price).toHaveCount(0)
    await expect(setting).toHaveCount(1)
    const [saved] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Exportar CSV' }).click(),
    ])
    const csv = readFileSync(await saved.path(), 'utf8')
    expect(csv).toContain('Costanera 1200')
    expect(csv, 'the export has the filter of the page').not.toContain('Huevos revueltos')

    await admin.goto(product)
    await admin.getByRole('button', { name: 'Mostrar la actividad' }).click()
    await expect(price.getByRole('row').filter({ hasText: 'Precio' })).toContainText('12.345')
    await expect(setting).toHaveCount(0)
  },
)
