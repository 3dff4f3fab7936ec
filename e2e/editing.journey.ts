import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newBag } from './bags.ts'
import { blockLiveStream, dropResponse } from './network.ts'
import { said } from './popups.ts'
import { expect, inLongRuns, test, type Venue } from './venue.ts'
import { write } from './writing.ts'

const archive = (page: Page, { id }: { id: string }) => write(page, 'club/bags/archive', { id })

/** Opens the edit form of the same bag in two browsers. */
const twoEditors = async (venue: Venue, prepare: (second: Page) => unknown = () => {}) => {
  const [first, second] = [await venue.browserOf('Ana'), await venue.browserOf('Ana')]
  const bag = await newBag(first)
  await prepare(second)
  for (const page of [first, second]) await page.goto(bag.edit)
  return { first, second, bag }
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click()
const place = (page: Page) => page.getByLabel('Lugar en el depósito')
const brand = (page: Page) => page.getByLabel('Marca')
const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words })
const question = (page: Page) => page.getByRole('dialog')

test('two people change different fields of a bag: both changes stay, and the second is shown the other’s', async ({
  venue,
}) => {
  const { first, second, bag } = await twoEditors(venue)
  await brand(second).fill(`${bag.brand} B`)
  await place(first).fill('A-77')
  await save(first)
  await expect(first.getByText('A-77')).toBeVisible()

  const notice = told(second, 'Otra persona cambió estos datos mientras los editabas.')
  await expect(notice).toContainText('Sus cambios ya están en el formulario, junto con lo que escribiste.')
  await expect(notice.getByRole('definition')).toHaveText(['A-77'])
  await expect(place(second)).toHaveValue('A-77')
  await expect(brand(second)).toHaveValue(`${bag.brand} B`)
  await save(second)
  await expect(second.getByRole('heading', { name: `Bolsa ${bag.brand} B` })).toBeVisible()
  await expect(second.getByText('A-77')).toBeVisible()
})

test(
  'a stale save of a field that both changed asks field by field, and the discarded value can be restored',
  inLongRuns,
  async ({ venue }) => {
    const { first, second, bag } = await twoEditors(venue, blockLiveStream)
    await place(first).fill('A-77')
    await brand(first).fill(`${bag.brand} A`)
    await save(first)
    await expect(first.getByText('A-77')).toBeVisible()
    await place(second).fill('B-88')
    await brand(second).fill(`${bag.brand} B`)
    await second.getByLabel('Activa').setChecked(false, { force: true })
    await save(second)

    const notice = told(second, 'Otra persona cambió estos datos mientras los editabas.')
    await expect(notice).toContainText('No se guardó nada todavía.')
    await expect(notice).toContainText('Cambió lo mismo que vos: elegí con qué seguir.')
    await expect(second.getByRole('button', { name: 'Guardar' })).toBeDisabled()
    const field = (name: string) => notice.locator('dl > div').filter({ hasText: name })
    await expect(field('Activa')).toHaveCount(0)
    await field('Marca').getByRole('button', { name: 'Dejar lo mío' }).click()
    await field('Lugar').getByRole('button', { name: 'Usar lo nuevo' }).click()
    await expect(place(second)).toHaveValue('A-77')
    await second.getByRole('button', { name: 'Volver a lo que había escrito' }).click()
    await expect(place(second)).toHaveValue('B-88')
    await expect(brand(second)).toHaveValue(`${bag.brand} B`)
    await save(second)
    await expect(second.getByRole('heading', { name: `Bolsa ${bag.brand} B` })).toBeVisible()
    await expect(second.getByText('B-88')).toBeVisible()
    await expect(second.getByText('Inactiva')).toBeVisible()
  },
)

test(
  'a save refused as stale shows a message even without typed changes, and shows the current values',
  inLongRuns,
  async ({ venue }) => {
    const { first, second, bag } = await twoEditors(venue, blockLiveStream)
    await place(first).fill('A-77')
    await save(first)
    await expect(first.getByText('A-77')).toBeVisible()
    await save(second)
    const notice = told(second, 'Otra persona cambió estos datos mientras los editabas.')
    await expect(notice).toContainText('No se guardó nada todavía. Revisá y guardá de nuevo.')
    await expect(notice.getByRole('definition')).toHaveText(['A-77'])
    await expect(place(second)).toHaveValue('A-77')
    await save(second)
    await expect(second).toHaveURL(new RegExp(`/bags/${bag.id}$`))
  },
)

test(
  'a form keeps the typed text when somebody else removes its object; a cancelled removal returns the focus to its button, and a removed row gives it to the list',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    const bag = await newBag(admin)
    await admin.goto(bag.edit)
    const remove = admin.getByRole('button', { name: 'Eliminar' })
    for (const cancel of [
      () => question(admin).getByRole('button', { name: 'Cancelar' }).click(),
      () => admin.keyboard.press('Escape'),
    ]) {
      await remove.click()
      await expect(question(admin)).toContainText('Are you sure? / ¿Estás seguro?')
      await cancel()
      await expect(question(admin)).toHaveCount(0)
      await expect(remove).toBeFocused()
    }
    await brand(admin).fill('Una marca que escribí')
    await archive(admin, bag)
    await expect(told(admin, 'Esta bolsa ya no existe.')).toContainText('Lo que escribiste sigue abajo')
    await expect(brand(admin)).toHaveValue('Una marca que escribí')
    await expect(admin.getByRole('button', { name: 'Guardar' })).toBeDisabled()
    await admin.reload()
    await expect(told(admin, 'Esta bolsa ya no existe.')).toBeVisible()
    await admin.getByRole('link', { name: 'Volver a Bolsas' }).click()
    await expect(admin).toHaveURL(/\/bags$/)

    const outlet = randomUUID()
    const [{ photo }] = await (await admin.request.get('/api/hotel/outlets/list')).json()
    await write(admin, 'hotel/outlets/create', { id: outlet, name: 'Kiosco del 9', hours: '', photoId: photo.id })
    await admin.goto('/outlets')
    await admin.getByRole('button', { name: 'Delete Kiosco del 9' }).click()
    await question(admin).getByRole('button', { name: 'Confirmar' }).click()
    await expect(admin.getByText('Kiosco del 9')).toHaveCount(0)
    await expect(admin.getByRole('list', { name: 'Outlets' })).toBeFocused()
  },
)

test(
  'photos that were deleted on the server while a form was open are named, and the rest of the form is kept',
  inLongRuns,
  async ({ venue }) => {
    const admin = await venue.browserOf('Ana')
    const picture = 'demo/pictures/webp/green-flag.640.webp'
    const upload = '**/api/kernel/files/upload'
    // Simulates a photo that the server has deleted since its upload, as it does after a day: the response names an id
    // that the server does not have.
    const forget = () =>
      admin.route(upload, (route) => {
        const id = randomUUID()
        const size = { widths: [480], width: 480, height: 320 }
        return route.fulfill({ json: { id, src: `/files/${venue.id}/${id}`, ...size, blur: '' } })
      })
    const forgotten = admin.getByText('Pasó demasiado tiempo sin guardarla y ya no la tenemos. Elegila de nuevo.')

    await forget()
    await admin.goto('/news/create')
    await admin.getByLabel('Título').fill('Quedó abierta')
    await admin.getByLabel('Descripción').fill('Desde ayer.')
    const chosen = admin.getByRole('img', { name: 'Imagen elegida' })
    await admin.getByLabel('Imagen').setInputFiles(picture)
    await expect(chosen).toHaveAttribute('src', /webp/)
    await save(admin)
    await expect(forgotten).toBeVisible()
    await expect(chosen).toHaveCount(0)
    await admin.unroute(upload)
    await admin.getByLabel('Imagen').setInputFiles(picture)
    await expect(chosen).toHaveAttribute('src', /webp/)
    await save(admin)
    await expect(admin.getByRole('link', { name: /Quedó abierta/ })).toBeVisible()

    await forget()
    await admin.goto('/properties-admin/1')
    const photos = admin.getByRole('img', { name: /^Foto \d+$/ })
    await expect(photos.first()).toBeVisible()
    const before = await photos.count()
    await admin.getByLabel('Ciudad').fill('Luján')
    const add = (file: string) => admin.getByLabel('Fotos', { exact: true }).first().setInputFiles(file)
    await add(picture)
    await expect(photos).toHaveCount(before + 1)
    await save(admin)
    await expect(forgotten).toBeVisible()
    await expect(photos).toHaveCount(before)
    await expect(admin.getByLabel('Ciudad')).toHaveValue('Luján')
    await admin.unroute(upload)
    await add(picture)
    await expect(photos).toHaveCount(before + 1)
    await save(admin)
    await said(admin, 'Propiedad actualizada!')
  },
)

test('changes made after a save without a response are not reported as saved', async ({ venue }) => {
  const office = await venue.browserOf('Ana')
  await office.goto('/menu')
  await office.getByRole('link', { name: 'Bar', exact: true }).click()
  await office.getByRole('link', { name: 'Create Category' }).click()
  const name = office.getByLabel('Nombre', { exact: true })
  const save = office.getByRole('button', { name: 'Guardar', exact: true })
  await name.fill('Licores')
  await office.route('**/api/hotel/menus/createCategory', dropResponse, { times: 1 })
  await save.click()
  await said(office, 'No hay conexión con el servidor.')
  await name.fill('Licores y digestivos')
  await save.click()
  await said(office, 'Ya se había guardado como lo enviaste la primera vez.')
  await expect(office.getByRole('link', { name: 'Licores', exact: true })).toBeVisible()

  // The aborted request never reached the server, so the changed form is not a repetition: it creates the category.
  await office.getByRole('link', { name: 'Create Category' }).click()
  await name.fill('Jugos')
  await office.route('**/api/hotel/menus/createCategory', (route) => route.abort(), { times: 1 })
  await save.click()
  await said(office, 'No hay conexión con el servidor.')
  await name.fill('Jugos del día')
  await save.click()
  await said(office, 'Category succesfully created!')
  await expect(office.getByRole('link', { name: 'Jugos del día', exact: true })).toBeVisible()
})
