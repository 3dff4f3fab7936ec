import { bagOf, openBag } from './bags.ts'
import { phone, television } from './people.ts'
import { said } from './popups.ts'
import { expect, inFullRuns, inLongRuns, test } from './venue.ts'

test('a bag is created, opened with the code, shown on the television, moved, and listed in its history', async ({
  venue,
}) => {
  const admin = await venue.browserOf('Ana')
  const tv = await venue.browserOf('Pantalla', television)
  await tv.goto('/screen-bags')
  await admin.goto('/bags')
  await admin.getByRole('button', { name: 'Eliminar pendientes' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await said(admin, 'Movimientos pendientes eliminados!')
  await expect(tv.getByText('Sin movimientos pendientes')).toBeVisible()

  await admin.getByRole('link', { name: 'Crear bolsa' }).click()
  await expect(admin.getByRole('heading', { name: 'Crear Bolsa' })).toBeVisible()
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(admin.getByLabel('Número de socio')).toBeFocused()
  // The form asks for the member number first: a known number shows its owner, a new one requires a name.
  await admin.getByLabel('Número de socio').fill('10482')
  await expect(admin.getByText(/^A nombre de /)).toBeVisible()
  await expect(admin.getByLabel('Nombre')).toHaveCount(0)
  await admin.getByLabel('Número de socio').fill('77001')
  await admin.getByLabel('Nombre').fill('Ñata')
  await admin.getByLabel('Apellido').fill('Quiñones')
  await admin.getByLabel('Marca').fill('Nueva Marca')
  await admin.getByLabel('Lugar en el depósito').fill('Z-09')
  await admin.getByRole('button', { name: 'Guardar' }).dblclick()
  await said(admin, 'Bolsa creada!')
  await expect(admin).toHaveURL(/\/bags$/)
  const idBag = await bagOf(admin, 'Nueva Marca')
  await admin.goto(`/bags/labels?bag=${idBag}`)
  await expect(admin.getByText('Ñata Quiñones')).toBeVisible()

  const hand = await venue.visitor({ viewport: phone })
  await openBag(hand, venue.id, idBag, '0000')
  await expect(hand.getByRole('alert').filter({ hasText: 'El código no es correcto.' })).toBeVisible()
  await expect(tv.getByText('Sin movimientos pendientes')).toBeVisible()
  await hand.getByLabel('Código').fill('2580')
  const opened = hand.waitForResponse('**/api/club/custody/open')
  await hand.getByRole('button', { name: 'Abrir' }).click()
  await opened
  await expect(tv.getByRole('heading', { name: 'Ñata Quiñones' })).toBeVisible()
  await expect(tv.getByText('77001')).toBeVisible()
  // The pressed button is gone, so the focus is on the bag.
  await expect(hand.getByRole('heading', { name: 'Ñata Quiñones' })).toBeFocused()

  await expect(hand.getByRole('radio', { name: 'Ingreso' })).toBeChecked()
  await hand.getByRole('button', { name: 'Están todos' }).click()
  await expect(hand.getByText('No falta ninguno.')).toBeVisible()
  await hand.getByLabel('Putter').click()
  await expect(hand.getByText('Falta 1 palo: Putter.')).toBeVisible()
  await hand.getByLabel('Comentario (opcional)').fill('Llegó mojada')
  await hand.getByRole('button', { name: 'Registrar ingreso' }).dblclick()
  await said(hand, 'Movimiento registrado!')
  await expect(hand).toHaveURL(/\/home/)
  await expect(hand.getByRole('heading', { name: 'Bienvenido!' })).toBeVisible()
  await expect(hand.getByRole('link', { name: 'Escanear otra bolsa' })).toBeVisible()
  await expect(tv.getByText('Sin movimientos pendientes')).toBeVisible()

  // The bag is already in: registering 'Ingreso' again asks for confirmation.
  await openBag(hand, venue.id, idBag)
  await expect(hand.getByRole('radio', { name: 'Retiro' })).toBeChecked()
  await hand.getByText('Ingreso', { exact: true }).click()
  await expect(hand.getByText('Ya está en el club.')).toBeVisible()
  await hand.getByRole('button', { name: 'Registrar ingreso' }).click()
  const question = hand.getByRole('dialog', { name: 'Ya está en el club' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(hand.getByRole('button', { name: 'Registrar ingreso' })).toBeEnabled()

  await admin.goto(`/bags/${idBag}`)
  await expect(admin.getByText('por Administrador')).toHaveCount(1)
  await expect(admin.getByText('Llegó mojada')).toBeVisible()
  await expect(admin.getByText('Falta 1 palo')).toBeVisible()
  await admin.getByRole('button', { name: 'Putter apareció' }).click()
  await expect(admin.getByText('En el club')).toBeVisible()
  await admin.getByRole('link', { name: 'Informe de custodia' }).click()
  await expect(admin.getByText('Falta 1 palo: Putter.')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Imprimir' })).toBeEnabled()
})

test(
  'an admin adds comments, items and movements on a bag’s page, and other staff can only read it',
  inFullRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    const idBag = await bagOf(admin, 'Wilson')
    await admin.goto(`/bags/${idBag}`)
    await admin.getByRole('link', { name: 'Nuevo Comentario' }).click()
    await expect(admin.getByRole('heading', { name: 'Nuevo Comentario' })).toBeVisible()
    await admin.getByLabel('Comentario').fill('  ')
    await admin.getByRole('button', { name: 'Guardar' }).click()
    await expect(admin.getByLabel('Comentario')).toHaveAttribute('aria-invalid', 'true')
    await admin.getByLabel('Comentario').fill('Tiene la correa rota')
    await admin.getByRole('button', { name: 'Guardar' }).click()
    await said(admin, 'Comentario creado!')
    await expect(admin).toHaveURL(new RegExp(`/bags/${idBag}$`))
    await admin.getByRole('button', { name: 'Eliminar “Tiene la correa rota”' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
    await expect(admin.getByText('Tiene la correa rota', { exact: true })).toHaveCount(0)

    await admin.getByRole('link', { name: 'Nuevo Item' }).click()
    await admin.getByLabel('Nombre').fill('Paraguas')
    await admin.getByRole('button', { name: 'Guardar' }).click()
    await said(admin, 'Item creado!')
    await admin.getByRole('link', { name: 'Paraguas' }).click()
    await expect(admin.getByRole('heading', { name: 'Editar Item' })).toBeVisible()
    await admin.getByLabel('Descripción').fill('Verde')
    await admin.getByRole('button', { name: 'Guardar' }).click()
    await said(admin, 'Item modificado!')
    await expect(admin.getByText('Verde')).toBeVisible()

    await admin.getByRole('link', { name: 'Nuevo Movimiento' }).click()
    await expect(admin.getByRole('heading', { name: 'Nuevo Movimiento' })).toBeVisible()
    await admin.getByText('Retiro', { exact: true }).click()
    await admin.getByRole('button', { name: 'Registrar' }).click()
    await said(admin, 'Movimiento registrado!')
    await expect(admin.getByText('Afuera')).toBeVisible()
    await expect(admin.getByText('por Ana').first()).toBeVisible()

    await admin.getByRole('link', { name: 'Editar bolsa' }).click()
    await expect(admin.getByRole('heading', { name: 'Editar Bolsa' })).toBeVisible()
    await admin.getByLabel('Número de socio').fill('no-hay')
    await admin.getByRole('button', { name: 'Guardar' }).click()
    await expect(admin.getByText('Ningún socio tiene ese número.')).toBeVisible()
    await admin.getByLabel('Número de socio').fill('10622')
    await admin.getByLabel('Lugar en el depósito').fill('Y-01')
    await admin.getByRole('button', { name: 'Guardar' }).click()
    await said(admin, 'Bolsa actualizada!')
    await expect(admin.getByText('Y-01')).toBeVisible()

    await admin.getByRole('link', { name: 'Nuevo Movimiento' }).click()
    await expect(admin.getByRole('heading', { name: 'Nuevo Movimiento' })).toBeVisible()
    await admin.getByText('Retiro', { exact: true }).click()
    await admin.getByRole('button', { name: 'Registrar' }).click()
    await expect(admin.getByRole('dialog').getByText('Ya está afuera')).toBeVisible()
    await admin.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
    await admin.goto('/bags')
    await admin.getByRole('link', { name: 'Afuera (1)' }).click()
    await expect(admin.getByRole('table', { name: 'Bolsas' }).getByRole('row', { name: /Wilson/ })).toBeVisible()
    await expect(admin.getByRole('table', { name: 'Bolsas' }).getByRole('row', { name: /Ping/ })).toHaveCount(0)

    const staff = await venue.browserOf('Sergio')
    await staff.goto(`/bags/${idBag}`)
    await expect(staff.getByText('Y-01')).toBeVisible()
    await expect(staff.getByRole('link', { name: 'Nuevo Movimiento' })).toHaveCount(0)
  },
)

test(
  'the list of movements shows as many rows as before when somebody goes back to it, and can be filtered',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.goto('/bags/lastmovements')
    const entries = admin.getByRole('table', { name: 'Últimos movimientos' }).locator('tbody tr')
    await expect(entries).toHaveCount(51)
    await admin.getByRole('button', { name: 'Ver más movimientos' }).click()
    await expect(entries).toHaveCount(102)
    await entries.nth(90).getByRole('link').click()
    await expect(admin.getByRole('link', { name: 'Volver a Bolsas' })).toBeVisible()
    await admin.goBack()
    await expect(entries).toHaveCount(102)
    await admin.getByLabel('Movimiento', { exact: true }).selectOption('Retiro')
    await expect(entries.first()).toContainText('Retiro')
    await expect(entries.filter({ hasText: 'Ingreso' })).toHaveCount(0)
  },
)

test(
  'each movement in the report shows the owner at that time; scanning an archived bag shows a message',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    const idBag = await bagOf(admin, 'Wilson')
    await admin.goto(`/bags/edit/${idBag}`)
    await admin.getByLabel('Número de socio').fill('10482')
    await admin.getByRole('button', { name: 'Guardar' }).click()
    await said(admin, 'Bolsa actualizada!')
    await admin.getByRole('link', { name: 'Informe de custodia' }).click()
    await expect(admin.getByRole('row').filter({ hasText: 'Tomás Giménez' }).first()).toBeVisible()
    // The viewport is as wide as the printed page without its margins: no word may be broken across two lines.
    await admin.emulateMedia({ media: 'print' })
    await admin.setViewportSize({ width: 688, height: 1000 })
    const lines = await admin.getByRole('cell', { name: 'Administrador' }).evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange()
        words.selectNodeContents(cell)
        return words.getClientRects().length
      }),
    )
    expect([...new Set(lines)]).toEqual([1])
    await admin.emulateMedia({ media: null })

    await admin.goto(`/bags/edit/${idBag}`)
    await admin.getByRole('button', { name: /^Eliminar/ }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
    await expect(admin).toHaveURL(/\/bags$/)
    const hand = await venue.visitor({ viewport: phone })
    await openBag(hand, venue.id, idBag)
    await expect(hand.getByText('Esta bolsa está archivada: ya no se registran movimientos.')).toBeVisible()
  },
)
