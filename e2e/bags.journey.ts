import { expect, type Page, test } from '@playwright/test'
import { browserOf, phone, television } from './people.ts'

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** The bag's own address on the phone. */
const bagOf = async (page: Page, brand: string) => {
  await page.goto(`/bags?search=${encodeURIComponent(brand)}`)
  const href = await page.getByRole('table', { name: 'Bolsas' }).getByRole('link', { name: brand }).getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

const openBag = async (page: Page, idBag: string, code = '2580') => {
  await page.goto(`/bag/${idBag}?venue=1`)
  await page.getByLabel('Código').fill(code)
  await page.getByRole('button', { name: 'Abrir' }).click()
}

test('a bag is created, opened with the code, seen on the television, moved, and kept in its history', async ({
  browser,
}) => {
  test.setTimeout(60_000)
  const admin = await browserOf(browser, 'Ana')
  const tv = await browserOf(browser, 'Pantalla', television)
  await tv.goto('/screen-bags')
  await admin.goto('/bags')
  await admin.getByRole('button', { name: 'Eliminar pendientes' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(said(admin, 'Movimientos pendientes eliminados!')).toBeVisible()
  await expect(tv.getByText('Sin movimientos pendientes')).toBeVisible()

  await admin.getByRole('link', { name: 'Crear bolsa' }).click()
  await expect(admin.getByRole('heading', { name: 'Crear Bolsa' })).toBeVisible()
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(admin.getByLabel('Marca')).toBeFocused()
  await admin.getByLabel('Marca').fill('Nueva Marca')
  await admin.getByLabel('Nombre').fill('Ñata')
  await admin.getByLabel('Apellido').fill('Quiñones')
  await admin.getByLabel('Número de socio').fill('77001')
  await admin.getByLabel('Lugar en el depósito').fill('Z-09')
  await admin.getByRole('button', { name: 'Guardar' }).dblclick()
  await expect(said(admin, 'Bolsa creada!')).toBeVisible()
  await expect(admin).toHaveURL(/\/bags$/)
  const idBag = await bagOf(admin, 'Nueva Marca')
  await expect(admin.getByRole('row', { name: /Nueva Marca/ })).toHaveCount(1)
  await admin.goto(`/bags/labels?bag=${idBag}`)
  await expect(admin.getByText('Ñata Quiñones')).toBeVisible()

  const context = await browser.newContext({ viewport: phone, locale: 'es-AR' })
  const hand = await context.newPage()
  await openBag(hand, idBag, '0000')
  await expect(hand.getByRole('alert').filter({ hasText: 'El código no es correcto.' })).toBeVisible()
  await expect(tv.getByText('Sin movimientos pendientes')).toBeVisible()
  await hand.getByLabel('Código').fill('2580')
  const opened = hand.waitForResponse('**/api/club/custody/open')
  await hand.getByRole('button', { name: 'Abrir' }).click()
  await opened
  await expect(tv.getByRole('heading', { name: 'Ñata Quiñones' })).toBeVisible({ timeout: 1000 })
  await expect(tv.getByText('77001')).toBeVisible()

  await expect(hand.getByRole('radio', { name: 'Ingreso' })).toBeChecked()
  await hand.getByRole('button', { name: 'Están todos' }).click()
  await expect(hand.getByText('No falta ninguno.')).toBeVisible()
  await hand.getByLabel('Putter').click()
  await expect(hand.getByText('Falta 1 palo: Putter.')).toBeVisible()
  await hand.getByLabel('Comentario (opcional)').fill('Llegó mojada')
  await hand.getByRole('button', { name: 'Registrar ingreso' }).dblclick()
  await expect(said(hand, 'Movimiento registrado!')).toBeVisible()
  await expect(hand).toHaveURL(/\/home/)
  await expect(hand.getByRole('heading', { name: 'Bienvenido!' })).toBeVisible()
  await expect(tv.getByText('Sin movimientos pendientes')).toBeVisible({ timeout: 2000 })

  await admin.goto(`/bags/${idBag}`)
  await expect(admin.getByText('por Administrador')).toHaveCount(1)
  await expect(admin.getByText('Llegó mojada')).toBeVisible()
  await expect(admin.getByText('Falta 1 palo')).toBeVisible()
  await admin.getByRole('button', { name: 'Putter apareció' }).click()
  await expect(admin.getByText('En el club')).toBeVisible()
  await admin.getByRole('link', { name: 'Informe de custodia' }).click()
  await expect(admin.getByText('Falta 1 palo: Putter.')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Imprimir' })).toBeEnabled()
  for (const page of [admin, tv, hand]) await page.context().close()
})

test('on its page a bag takes comments, items and movements, and other staff only read it', async ({ browser }) => {
  test.setTimeout(60_000)
  const admin = await browserOf(browser, 'Ana')
  const idBag = await bagOf(admin, 'Wilson')
  await admin.goto(`/bags/${idBag}`)
  await admin.getByRole('link', { name: 'Nuevo Comentario' }).click()
  await expect(admin.getByRole('heading', { name: 'Nuevo Comentario' })).toBeVisible()
  await admin.getByLabel('Comentario').fill('  ')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(admin.getByLabel('Comentario')).toHaveAttribute('aria-invalid', 'true')
  await admin.getByLabel('Comentario').fill('Tiene la correa rota')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(said(admin, 'Comentario creado!')).toBeVisible()
  await expect(admin).toHaveURL(new RegExp(`/bags/${idBag}$`))
  await admin.getByRole('button', { name: 'Eliminar “Tiene la correa rota”' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(admin.getByText('Tiene la correa rota', { exact: true })).toHaveCount(0)

  await admin.getByRole('link', { name: 'Nuevo Item' }).click()
  await admin.getByLabel('Nombre').fill('Paraguas')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(said(admin, 'Item creado!')).toBeVisible()
  await admin.getByRole('link', { name: 'Paraguas' }).click()
  await expect(admin.getByRole('heading', { name: 'Editar Item' })).toBeVisible()
  await admin.getByLabel('Descripción').fill('Verde')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(said(admin, 'Item modificado!')).toBeVisible()
  await expect(admin.getByText('Verde')).toBeVisible()

  await admin.getByRole('link', { name: 'Nuevo Movimiento' }).click()
  await admin.getByText('Retiro', { exact: true }).click()
  await admin.getByRole('button', { name: 'Registrar' }).click()
  await expect(said(admin, 'Movimiento registrado!')).toBeVisible()
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
  await expect(said(admin, 'Bolsa actualizada!')).toBeVisible()
  await expect(admin.getByText('Y-01')).toBeVisible()

  const staff = await browserOf(browser, 'Sergio')
  await staff.goto('/bags')
  await expect(staff.getByRole('button', { name: 'Eliminar pendientes' })).toHaveCount(0)
  await expect(staff.getByRole('link', { name: 'Ver más movimientos' })).toHaveCount(0)
  await staff.goto(`/bags/${idBag}`)
  await expect(staff.getByText('Y-01')).toBeVisible()
  await expect(staff.getByRole('link', { name: 'Nuevo Movimiento' })).toHaveCount(0)
  await staff.goto(`/bags/${idBag}/movement`)
  await expect(staff).toHaveURL(/\/dashboard$/)
  for (const page of [admin, staff]) await page.context().close()
})

test('a movement made without network waits on the phone, is sent once, and a conflict is told', async ({
  browser,
}) => {
  const admin = await browserOf(browser, 'Ana')
  const idBag = await bagOf(admin, 'Honma')
  const [context, other] = [
    await browser.newContext({ viewport: phone }),
    await browser.newContext({ viewport: phone }),
  ]
  const [hand, late] = [await context.newPage(), await other.newPage()]
  for (const page of [hand, late]) {
    await openBag(page, idBag)
    await page.getByText('Retiro', { exact: true }).click()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Registrar retiro' }).click()
    await expect(page).toHaveURL(/\/home/)
    await expect(page.getByText('En cola', { exact: true })).toBeVisible()
  }
  await context.setOffline(false)
  await expect(hand.getByRole('heading', { name: 'Movimientos en cola' })).toHaveCount(0, { timeout: 12_000 })
  await other.setOffline(false)
  await expect(late.getByText('Conflicto', { exact: true })).toBeVisible({ timeout: 12_000 })
  // It stays until the person gives it up, also after the page is opened anew.
  await late.reload()
  await expect(late.getByText('Conflicto', { exact: true })).toBeVisible()
  await late.getByRole('button', { name: 'Descartar' }).click()
  await late.getByRole('button', { name: 'Sí, descartar' }).click()
  await expect(late.getByRole('heading', { name: 'Movimientos en cola' })).toHaveCount(0)

  await admin.goto(`/bags/${idBag}`)
  await expect(admin.getByText('Afuera')).toBeVisible()
  await expect(admin.getByText('por Administrador').first()).toBeVisible()
  for (const page of [admin, hand, late]) await page.context().close()
})
