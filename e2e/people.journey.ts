import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { checkDialog } from './dialogs.ts'
import { dropResponse } from './network.ts'
import { said } from './popups.ts'
import { expect, inFullRuns, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

const csv = (...rows: string[]) => ({
  name: 'socios.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Nombre;Apellido;Número de socio;Mail', ...rows].join('\r\n')),
})
const good = ['Zoila;Muñoz;90001;zoila@ejemplo.test', 'Zacarías;Peñalba;90002;']

test(
  'the preview of a CSV file names each bad row, nothing changes until confirmation, and the corrected file is imported',
  inFullRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.goto('/fichas')
    await admin.getByRole('link', { name: 'Importar CSV' }).click()
    await expect(admin.getByRole('heading', { name: 'Importar fichas' })).toBeVisible()
    const file = admin.locator('input[type=file]')
    await file.setInputFiles(csv('Una;Sola;Columna;De;Más'))
    await expect(admin.getByRole('row', { name: /^2 – La fila tiene más columnas que el encabezado/ })).toBeVisible()
    await expect(admin.getByText('Ninguna fila se puede importar.')).toBeVisible()

    await file.setInputFiles(csv(...good, ';SinNombre;90003;', 'Zulma;Paz;90004;esto no es un mail', 'Zoe;Ríos;90001;'))
    const rows = admin.getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(1)).toHaveText(/^4Nombre.*Falta este dato/)
    await expect(rows.nth(2)).toHaveText(/^5Mail.*No es válido.*esto no es un mail/)
    await expect(rows.nth(3)).toHaveText(/^6Número de socio.*ya está más arriba.*90001/)
    await expect(admin.locator('dl')).toHaveText('Se crean2Se actualizan0Sin cambios0Con errores3')

    // The preview has changed nothing.
    const other = await venue.browserOf('Sergio')
    await other.goto('/people?q=9000')
    await expect(other.getByText('Nada coincide con «9000».')).toBeVisible()

    await file.setInputFiles(csv(...good, 'Zulma;Paz;90004;zulma@ejemplo.test'))
    await expect(admin.locator('dl')).toHaveText('Se crean3Se actualizan0Sin cambios0Con errores0')

    // A person of the file is created meanwhile, so the preview is outdated.
    const created = { id: randomUUID(), firstName: 'Zoila', lastName: 'Muñoz', numberSocio: '90001' }
    await write(admin, 'club/people/create', { ...created, mail: null, phone: null, contactSince: null, comments: '' })
    await admin.getByRole('button', { name: 'Importar 3 fichas' }).click()
    await expect(admin.getByText('Los datos cambiaron mientras tanto. No se importó nada.')).toBeVisible()
    await expect(admin.locator('dl')).toHaveText('Se crean2Se actualizan1Sin cambios0Con errores0')

    await admin.getByRole('button', { name: 'Importar 3 fichas' }).click()
    await expect(admin.getByText('Se crearon 2 fichas y se actualizó 1.')).toBeVisible()
    // The other browser's search updates live.
    await expect(other.getByRole('link', { name: 'Zacarías Peñalba' })).toBeVisible()
    await expect(other.getByRole('table').getByRole('row')).toHaveCount(4)
  },
)

test(
  'people are found regardless of accents and case, and the search term is part of the URL',
  inFullRuns,
  async ({ venue }) => {
    const staff = await venue.browserOf('Sergio')
    await staff.goto('/people')
    const rows = staff.getByRole('table', { name: 'Personas' }).getByRole('row')
    await expect(rows.nth(1)).toContainText('Agustina')
    await staff.getByLabel('Buscar por nombre o número de socio').fill('alvaro')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toHaveText(/Álvaro Urquiza\d+Con BolsaActivo/)
    await expect(staff).toHaveURL(/\/people\?q=alvaro$/)
    await staff.reload()
    await expect(staff.getByLabel('Buscar por nombre o número de socio')).toHaveValue('alvaro')
    await expect(rows).toHaveCount(2)
    await staff.getByRole('button', { name: 'Borrar la búsqueda' }).click()
    await expect(rows.nth(1)).toContainText('Agustina')
    await expect(staff).toHaveURL(/\/people$/)
    // The shortcuts: '/' focuses this list's field, '?' lists them, Ctrl-K searches everything. In a field they are letters.
    const heading = staff.getByRole('heading', { name: 'Personas' })
    await heading.click()
    await expect(staff.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible()
    await staff.keyboard.press('/')
    await expect(staff.getByLabel('Buscar por nombre o número de socio')).toBeFocused()
    await staff.keyboard.type('?')
    await expect(staff.getByLabel('Buscar por nombre o número de socio')).toHaveValue('?')
    await heading.click()
    await staff.keyboard.press('?')
    await expect(staff.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
    await checkDialog(staff)
    await staff.keyboard.press('Escape')
    await staff.keyboard.press('Control+k')
    const search = staff.getByRole('combobox', { name: 'Buscar en Casa Club' })
    await expect(search).toBeFocused()
    await search.pressSequentially('alvaro ur')
    const options = staff.getByRole('option')
    await expect(options.first()).toHaveText(/^Álvaro UrquizaSocio \d+Persona$/)
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await checkDialog(staff)
    await staff.keyboard.press('ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(options.nth(1)).toContainText('Álvaro Urquiza · Socio')
    await staff.keyboard.press('Enter')
    await expect(staff).toHaveURL(/\/bags\/[0-9a-f-]+$/)
    await expect(search).toHaveCount(0)
    await staff.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(options.first(), 'the field is empty').toContainText('Álvaro Urquiza')
    await search.fill('nuevo')
    // The search offers the action 'new member' to admins only, and 'new group' to all staff.
    await expect(options.filter({ hasText: 'Nuevo grupo' })).toBeVisible()
    await expect(options.filter({ hasText: 'Nuevo socio' })).toHaveCount(0)
    await staff.keyboard.press('Escape')
    // Staff without the admin role can only read member files.
    await staff.goto('/fichas')
    await expect(staff.getByRole('link', { name: 'Crear ficha' })).toHaveCount(0)
    await expect(staff.getByRole('button', { name: 'Exportar CSV' })).toHaveCount(0)
    await staff.getByRole('link', { name: 'Álvaro Urquiza' }).click()
    await expect(staff.getByRole('heading', { name: 'Álvaro Urquiza' })).toBeVisible()
    await expect(staff.getByRole('button', { name: 'Desactivar' })).toHaveCount(0)
  },
)

test('a member file is edited, a number in use is reported at its field, and a person is deactivated and reactivated', async ({
  venue,
}) => {
  const admin = await venue.browserOf('Ana')
  await admin.goto('/fichas?q=camila')
  await admin.getByRole('link', { name: 'Camila Torres' }).click()
  // Exact match, because the list's search field has a similar label.
  const number = admin.getByLabel('Número de socio', { exact: true })
  const own = await number.inputValue()
  await number.fill('10837')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(admin.getByText('Ese número de socio ya es de otra persona.')).toBeVisible()
  await expect(number).toBeFocused()
  await number.fill(own)
  await admin.getByLabel('Comentarios').fill('Juega los jueves.')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await said(admin, 'Ficha actualizada!')

  const second = await venue.browserOf('Ana')
  await second.goto(admin.url())
  await second.getByLabel('Teléfono').fill('11 5555 0000')
  await admin.getByRole('button', { name: 'Desactivar' }).click()
  await expect(admin.getByRole('button', { name: 'Activar', exact: true })).toBeVisible()
  // Text being typed in the other browser is kept and can be saved.
  await expect(second.getByRole('button', { name: 'Activar', exact: true })).toBeVisible()
  await second.getByRole('button', { name: 'Guardar' }).click()
  await said(second, 'Ficha actualizada!')
  await admin.getByRole('button', { name: 'Activar', exact: true }).click()
  await expect(admin.getByRole('button', { name: 'Desactivar' })).toBeVisible()

  await admin.goto('/fichas?q=camila')
  await admin.getByRole('checkbox', { name: 'Elegir Camila Torres' }).check()
  await admin.getByRole('button', { name: 'Desactivar 1' }).click()
  await said(admin, '1 ficha cambiada!')
  await admin.getByLabel('Estado').selectOption('Activos')
  await expect(admin.getByRole('link', { name: 'Camila Torres' })).toHaveCount(0)
  await admin.getByLabel('Estado').selectOption('Inactivos')
  await admin.getByRole('checkbox', { name: 'Elegir Camila Torres' }).check()
  await admin.getByRole('button', { name: 'Activar 1', exact: true }).click()
  await expect(admin.getByRole('link', { name: 'Camila Torres' })).toHaveCount(0)

  await admin.getByLabel('Estado').selectOption('Activos')
  const [saved] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Exportar CSV' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/^fichas-\d{4}-\d\d-\d\d\.csv$/)
  expect(readFileSync(await saved.path(), 'utf8')).toContain('Camila;Torres;')
})

test(
  'an import whose response is lost is not reported as failed: retrying finds everything imported once',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.goto('/fichas/import')
    await admin.locator('input[type=file]').setInputFiles(csv(...good))
    await admin.route('**/api/club/people/import', dropResponse, { times: 1 })
    const confirm = admin.getByRole('button', { name: 'Importar 2 fichas' })
    await confirm.click()
    await expect(admin.getByText('No hay conexión con el servidor.')).toBeVisible()
    await confirm.click()
    await expect(admin.getByText('Todo lo de este archivo ya está cargado.')).toBeVisible()
    await expect(admin.getByText('No se importó nada.')).toHaveCount(0)
    await expect(admin.locator('dl')).toHaveText('Se crean0Se actualizan0Sin cambios2Con errores0')
  },
)
