import { television } from './people.ts'
import { said } from './popups.ts'
import { type CheckedShapes, findSeriousProblems } from './serious.ts'
import { expect, inLongRuns, test } from './venue.ts'

test('a post created in one browser appears on the television in another at once, disappears after deletion, and returns with «Deshacer», by mouse and by keyboard', async ({
  venue,
  neighbour: otherVenue,
}) => {
  const admin = await venue.browserOf('Ana')
  const tv = await venue.browserOf('Pantalla', television)
  const neighbour = await otherVenue.browserOf('Ana')
  // Boards keep their other pages mounted but hidden.
  const onTv = (title: string) => tv.getByText(title).filter({ visible: true })
  await tv.goto('/screen-news')
  await neighbour.goto('/news-admin')
  await expect(tv.getByText('El hoyo 7 vuelve a jugarse completo')).toBeVisible()

  await admin.goto('/news-admin')
  await admin.getByRole('link', { name: 'Crear nueva' }).click()
  await expect(admin.getByRole('heading', { name: 'Crear Novedad' })).toBeVisible()
  await admin.getByLabel('Título').fill('Cambio de horario del domingo')
  await admin.getByLabel('Descripción').fill('Las salidas comienzan a las 7:30.')
  await admin.getByLabel('Imagen').setInputFiles('demo/pictures/webp/green-flag.640.webp')
  await expect(admin.getByRole('img', { name: /Imagen|Vista previa/ })).toBeVisible()
  const answered = admin.waitForResponse('**/api/club/posts/create')
  await admin.getByRole('button', { name: 'Guardar' }).dblclick()
  await answered
  await expect(tv.getByText('Cambio de horario del domingo')).toBeVisible()
  await said(admin, 'Novedad creada!')
  await expect(admin).toHaveURL(/\/news-admin/)
  await expect(admin.getByRole('link', { name: /Cambio de horario/ })).toHaveCount(1)

  await admin.getByRole('link', { name: /Cambio de horario/ }).click()
  await expect(admin.getByRole('heading', { name: 'Editar Novedad' })).toBeVisible()
  await admin.getByLabel('Título').fill('Cambio de horario del sábado')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await said(admin, 'Novedad actualizada!')
  await expect(tv.getByText('Cambio de horario del sábado')).toBeVisible()
  await expect(admin).toHaveURL(/\/news-admin$/)

  await admin.getByRole('button', { name: /^Eliminar Cambio de horario/ }).click()
  const question = admin.getByRole('dialog')
  await expect(question.getByRole('heading', { name: '¿Estás seguro?', exact: true })).toBeVisible()
  await expect(question).toContainText('Esta acción no se puede revertir.')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  // Attached but maybe not visible: the board may show its next page by now.
  await expect(tv.getByText('Cambio de horario del sábado')).toBeAttached()
  for (const undo of [
    () => admin.getByRole('button', { name: 'Deshacer' }).click(),
    () => admin.keyboard.press('Control+z'),
  ]) {
    await admin.getByRole('button', { name: /^Eliminar Cambio de horario/ }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
    // The popup disappears after ten seconds, unless the pointer is on it.
    await admin.getByRole('button', { name: 'Deshacer' }).hover()
    await said(admin, 'Novedad eliminada!')
    await expect(onTv('Cambio de horario del sábado')).toHaveCount(0)
    await undo()
    await said(admin, 'Restaurado!')
    await expect(onTv('Cambio de horario del sábado')).toBeVisible()
    await expect(admin.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
  }

  await expect(neighbour.getByText('Cambio de horario')).toHaveCount(0)
})

test(
  'a double click on save leads to the list once, and does not press what appears there',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    await admin.goto('/news/create')
    await admin.getByLabel('Título').fill('Dos clics')
    await admin.getByLabel('Descripción').fill('El segundo llega tarde.')
    const place = await admin.getByRole('button', { name: 'Guardar' }).evaluate((button) => {
      button.scrollIntoView()
      const { x, y, width, height } = button.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    await admin.mouse.click(place.x, place.y)
    await expect(admin.getByRole('link', { name: 'Dos clics' })).toBeVisible()
    await admin.evaluate(() => addEventListener('click', () => Object.assign(window, { reached: true })))
    // After the first click a link is at the position of the pressed button: the second click must not follow it.
    await admin.getByRole('link', { name: 'Dos clics' }).evaluate((link, { x, y }) => {
      Object.assign(link.style, { position: 'fixed', inset: `${y - 10}px auto auto ${x - 10}px`, zIndex: 9999 })
    }, place)
    for (const half of ['down', 'up'] as const) await admin.mouse[half]({ clickCount: 2 })
    await expect(admin).toHaveURL(/\/news-admin$/)
    expect(await admin.evaluate(() => 'reached' in window)).toBe(false)
  },
)

test('other staff can read posts and change nothing', inLongRuns, async ({ venue }) => {
  const staff = await venue.browserOf('Sergio')
  await staff.goto('/news-admin')
  await expect(staff.getByText('El hoyo 7 vuelve a jugarse completo')).toBeVisible()
  await expect(staff.getByRole('link', { name: 'Crear nueva' })).toHaveCount(0)
  await expect(staff.getByRole('button', { name: /^Eliminar/ })).toHaveCount(0)
  await staff.getByRole('link', { name: /El hoyo 7/ }).click()
  // Without the admin role the page's title does not mention editing.
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Novedad')
  await expect(staff.getByRole('heading', { level: 2 })).toHaveText(/El hoyo 7/)
  await expect(staff).toHaveTitle(/(?<!Editar )Novedad ·/)
  await staff.goto('/news/create')
  await expect(staff).toHaveURL(/\/dashboard$/)
})

test(
  'of two people who edit the same post, the second is told and keeps the typed text',
  inLongRuns,
  async ({ venue }) => {
    const [first, second] = [await venue.browserOf('Ana'), await venue.browserOf('Ana')]
    await first.goto('/news-admin?kind=winner')
    await first.getByRole('link', { name: /Podio de menores/ }).click()
    await expect(first.getByRole('heading', { name: 'Editar Novedad' })).toBeVisible()
    await second.goto(first.url())
    await second.getByLabel('Descripción').fill('Lo que escribí yo')
    await first.getByLabel('Descripción').fill('Lo que guardó la otra persona')
    await first.getByRole('button', { name: 'Guardar' }).click()
    await said(first, 'Novedad actualizada!')
    // The second person sees a notice before saving, because the form receives the change live.
    await expect(second.getByText('Otra persona cambió esta novedad mientras la editabas.')).toBeVisible()
    await expect(second.getByLabel('Descripción')).toHaveValue('Lo que escribí yo')
    await second.getByRole('button', { name: 'Seguir con lo mío' }).click()
    await second.getByRole('button', { name: 'Guardar' }).click()
    await said(second, 'Novedad actualizada!')
  },
)

test('an incomplete form names the missing fields and sends nothing; its errors, its dialog and forced colours are accessible', async ({
  venue,
}) => {
  const admin = await venue.browserOf('Ana')
  await admin.goto('/news/create')
  let sent = 0
  admin.on('request', (request) => {
    if (request.url().includes('/api/club/posts/create')) sent++
  })
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(admin.getByLabel('Título')).toBeFocused()
  await expect(admin.getByLabel('Título')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toBe(0)
  const checked: CheckedShapes = new Set()
  expect.soft(await findSeriousProblems(admin, { checked }), 'errors').toEqual([])
  await admin.getByLabel('Título').fill('Algo')
  await admin.getByRole('link', { name: 'Novedades', exact: true }).first().click()
  const question = admin.getByRole('dialog')
  await expect(question).toBeVisible()
  expect.soft(await findSeriousProblems(admin, { checked }), 'dialog').toEqual([])
  await admin.emulateMedia({ forcedColors: 'active' })
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  // With forced colours the chosen option is distinguishable from the others.
  const tabs = admin.getByRole('main').getByRole('link', { name: /Novedades|Torneos/ })
  await expect(tabs.nth(1)).toBeVisible()
  const ground = (nth: number) => tabs.nth(nth).evaluate((tab) => getComputedStyle(tab).backgroundColor)
  expect(await ground(0)).not.toBe(await ground(1))
})
