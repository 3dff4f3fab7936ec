import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { waitForAnimations } from './layout.ts'
import { newestMailTo } from './letters.ts'
import { said } from './popups.ts'
import { expect, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

const scenes = ['house-front', 'house-garden', 'house-living', 'house-bath', 'lake-hole']
const pictures = scenes.map((name) => ({
  name: `${name}.webp`,
  mimeType: 'image/webp',
  buffer: readFileSync(`demo/pictures/webp/${name}.640.webp`),
}))

test('a property is created with five photos, receives an enquiry, is answered, and unpublished', async ({ venue }) => {
  test.setTimeout(300_000)
  const admin = await venue.browserOf('Ana')
  // One of the uploads gets no response.
  await admin.route('**/api/kernel/files/upload', async (route) => {
    const isUnlucky = route.request().postDataBuffer()?.includes('house-bath.webp')
    if (isUnlucky) return route.abort('connectionfailed')
    return route.continue()
  })
  await admin.goto('/create/propertie')
  await expect(admin.getByRole('heading', { name: 'Crear Propiedad' })).toBeVisible()
  await admin.getByLabel('Fotos', { exact: true }).first().setInputFiles(pictures.slice(0, -1))
  // The last photo is dropped from a folder.
  const dragged = await admin.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([Uint8Array.from(bytes)], 'lake-hole.webp', { type: 'image/webp' }))
      return transfer
    },
    [...(pictures.at(-1)?.buffer ?? [])],
  )
  const field = admin.getByText('arrastralas hasta acá')
  await field.dispatchEvent('dragover', { dataTransfer: dragged })
  await field.dispatchEvent('drop', { dataTransfer: dragged })
  await expect(admin.getByRole('button', { name: 'Reintentar house-bath.webp' })).toBeVisible({ timeout: 120_000 })
  await expect(admin.getByRole('img', { name: /^Foto \d+$/ })).toHaveCount(4, { timeout: 120_000 })

  await admin.getByLabel('Operación').selectOption({ label: 'Venta' })
  await admin.getByLabel('Tipo').selectOption({ label: 'Casa' })
  await admin.getByLabel('Estado').selectOption({ label: 'Excelente' })
  await admin.getByLabel('Precio').fill('410.000')
  await admin.getByLabel('Dirección').fill('Camino de la Laguna 12')
  await admin.getByLabel('Ciudad').fill('Pilar')
  await admin.getByLabel('Metros totales').fill('900')
  await admin.getByLabel('Ambientes').fill('1')
  await admin.getByLabel('Baños').fill('3')

  // While a photo is missing, nothing is saved.
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(admin.getByText('Hay fotos que no se subieron. Reintentá o quitalas.')).toBeVisible()

  // After leaving and returning, the whole form is still there, including the stalled upload.
  await admin.goto('/properties-admin')
  await admin.goto('/create/propertie')
  await expect(admin.getByLabel('Dirección')).toHaveValue('Camino de la Laguna 12')
  await expect(admin.getByRole('img', { name: /^Foto \d+$/ })).toHaveCount(4)
  await expect(admin.getByRole('button', { name: 'Reintentar house-bath.webp' })).toBeVisible()
  await admin.unroute('**/api/kernel/files/upload')
  await admin.getByRole('button', { name: 'Reintentar house-bath.webp' }).click()
  await expect(admin.getByRole('img', { name: /^Foto \d+$/ })).toHaveCount(5, { timeout: 60_000 })

  await admin.getByRole('button', { name: 'Foto 3: usar como portada', exact: true }).click()
  await admin.getByRole('button', { name: 'Foto 2: usar como portada de lista' }).click()
  // The keyboard moves the first photo behind the second.
  const first = admin.getByRole('img', { name: 'Foto 1', exact: true })
  const before = (await first.getAttribute('src')) ?? ''
  const handle = admin.getByRole('button', { name: 'Mover la foto 1', exact: true })
  await handle.focus()
  await admin.keyboard.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  // The drag library ignores arrow keys until it has measured the tiles, so the key is pressed until the new place is announced.
  await expect(async () => {
    await admin.keyboard.press('ArrowRight')
    await expect(admin.getByText('lugar 2 de 5')).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await admin.keyboard.press('Space')
  await expect(first).not.toHaveAttribute('src', before)
  // The pointer drags the photo back, once the tiles have stopped moving. Near the window's edge a drag would scroll the
  // page.
  await waitForAnimations(admin)
  await first.evaluate((photo) => photo.scrollIntoView({ block: 'center' }))
  await admin.getByRole('button', { name: 'Mover la foto 2', exact: true }).hover()
  const onto = await first.boundingBox()
  if (!onto) throw new Error('the first photo is hidden')
  await admin.mouse.down()
  await admin.mouse.move(onto.x + onto.width / 2, onto.y + onto.height / 2, { steps: 8 })
  await admin.mouse.up()
  await expect(first).toHaveAttribute('src', before)
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await said(admin, 'Propertie successfully created!')
  await expect(admin).toHaveURL(/\/dashboard$/)

  const visitor = await venue.visitor({ viewport: { width: 390, height: 844 } })
  await visitor.goto(`/propiedades?venue=${venue.id}&q=laguna`)
  await visitor.getByRole('link', { name: 'Camino de la Laguna 12' }).click()
  await expect(visitor.getByRole('heading', { name: 'Camino de la Laguna 12' })).toBeVisible()
  await expect(visitor.getByText('US$ 410.000').first()).toBeVisible()
  await expect(visitor.getByText('Ambiente', { exact: true }).first()).toBeVisible()
  await visitor.getByRole('button', { name: 'Ver las 5 fotos' }).click()
  await expect(visitor.getByRole('button', { name: 'Siguiente' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('button', { name: 'Siguiente' })).toHaveCount(0)
  const chat = await visitor.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(chat ?? '')).toContain('Camino de la Laguna 12, Pilar')

  const mail = `visita-${venue.id}@ejemplo.test`
  await visitor.getByRole('button', { name: 'Hacer una consulta' }).click()
  await visitor.getByRole('button', { name: 'Enviar' }).click()
  await expect(visitor.getByText('Dejanos un mail o un teléfono para responderte.')).toBeVisible()
  await visitor.getByLabel('Nombre y apellido').fill('Rocío Peralta')
  await visitor.getByLabel('Mail', { exact: true }).fill(mail)
  await visitor.getByLabel('Mensaje').fill('¿Se puede ver el sábado?')
  await visitor.getByRole('button', { name: 'Enviar' }).click()
  await said(visitor, 'Gracias! Recibimos tu mensaje.')

  const staff = await venue.browserOf('Sergio')
  await staff.goto('/properties-admin/enquiries')
  await expect(staff.getByText('¿Se puede ver el sábado?')).toBeVisible()
  await staff.getByRole('button', { name: 'Responder a Rocío Peralta' }).click()
  await staff.getByLabel('Respuesta').fill('Sí, a las 11 te esperamos.')
  await staff.getByRole('button', { name: 'Enviar respuesta' }).click()
  await said(staff, 'Respuesta enviada!')
  expect(await newestMailTo(mail)).toContain('a las 11 te esperamos')

  const page = visitor.url()
  await admin.goto('/properties-admin?q=laguna')
  await admin.getByRole('button', { name: 'Despublicar Camino de la Laguna 12' }).click()
  await said(admin, 'Propiedad despublicada!')
  const gone = await visitor.goto(page)
  expect(gone?.status()).toBe(404)
  await expect(visitor.getByText('No encontramos esta página')).toBeVisible()
})

test('favourites are stored on the device, and filters are part of the URL', async ({ venue }) => {
  const visitor = await venue.visitor({ viewport: { width: 1280, height: 900 } })
  // Without idle time the application repeats the first click after the next paint; twice, it would undo itself.
  await visitor.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
  await visitor.goto(`/propiedades?venue=${venue.id}&type=garage`)
  const heart = visitor.getByRole('button', { name: /^Guardar Los Ceibos 90/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await visitor.goto(`/propiedades?venue=${venue.id}`)
  await visitor.getByRole('link', { name: /^Cochera/ }).click()
  await expect(visitor).toHaveURL(/type=garage/)
  await expect(visitor.getByText('2 propiedades')).toBeVisible()
  await visitor.getByRole('link', { name: 'Favoritas (1)' }).click()
  await expect(visitor.getByRole('heading', { name: 'Favoritas' })).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Los Ceibos 90' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: 'Los Ceibos 90' })).toBeVisible()
})

test('with the longest texts no part of the list or a property page overflows', inLongRuns, async ({ venue }) => {
  const admin = await venue.callerOf('Ana')
  const { id, version, number, active, archived, state, stateSince, contacts, cover, coverList, photos, ...known } =
    await (await admin.request.get('/api/properties/listings/one?number=1')).json()
  const pictures = {
    coverId: cover.id,
    coverListId: coverList.id,
    photoIds: photos.map((photo: typeof cover) => photo.id),
  }
  const endless = {
    label: 'W'.repeat(30),
    direction: 'W'.repeat(120),
    city: 'W'.repeat(60),
    neighbourhood: 'W'.repeat(60),
    description: 'W'.repeat(4000),
  }
  const most = { price: 99_999_999_900, mtTotales: 10_000_000, ambientes: 999, bathrooms: 999, car: 999 }
  const nobody = { ownerName: '', ownerPhone: '', ownerMail: null, ownerNotes: '', agentId: null }
  const wanted = { ...known, ...nobody, ...pictures, ...endless, ...most, id: randomUUID(), orderListing: 1 }
  const created: { number: number } = await write(admin, 'properties/listings/create', wanted)

  const visitor = await venue.visitor()
  for (const address of [`/propiedades/${created.number}`, '/propiedades']) {
    await visitor.goto(`${address}?venue=${venue.id}`)
    await expect(visitor.getByText(endless.direction).first()).toBeVisible()
    for (const width of [390, 800, 801, 1280]) {
      await visitor.setViewportSize({ width, height: 900 })
      const wide = () => visitor.evaluate(() => document.documentElement.scrollWidth)
      await expect.soft.poll(wide, `${address} at ${width}`).toBeLessThanOrEqual(width)
      const label = await visitor.getByText(endless.label, { exact: true }).boundingBox()
      const heart = await visitor.getByRole('button', { name: /^Guardar W/ }).boundingBox()
      expect.soft((label?.x ?? 0) + (label?.width ?? width), `its label at ${width}`).toBeLessThanOrEqual(heart?.x ?? 0)
    }
  }
  const filters = await visitor.getByRole('search').getByRole('link').last().boundingBox()
  const card = await visitor
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: visitor.getByRole('heading') })
    .first()
    .boundingBox()
  expect((filters?.x ?? 0) + (filters?.width ?? 0)).toBeLessThan(card?.x ?? 0)
})

test(
  'an enquiry answered by somebody else meanwhile cannot be answered again, and the typed text is kept',
  inLongRuns,
  async ({ venue }) => {
    const [first, second] = [await venue.browserOf('Ana'), await venue.browserOf('Sergio')]
    const { id: listingId } = await (await first.request.get('/api/properties/listings/one?number=1')).json()
    const question = { kind: 'question', name: 'Renata Sosa', mail: 'renata@ejemplo.test', phone: '', message: '' }
    await write(second, 'properties/enquiries/ask', { id: randomUUID(), venue: venue.id, listingId, ...question })
    const answer = second.getByLabel('Respuesta')
    const begin = async (lane: string) => {
      await second.goto(`/properties-admin/enquiries${lane}`)
      await second.getByRole('button', { name: 'Responder a Renata Sosa' }).click()
      await answer.fill('Sí, está libre.')
    }
    const tooLate = async () => {
      await expect(second.getByText('Otra persona la respondió o la cerró mientras escribías.')).toBeVisible()
      await expect(answer).toHaveValue('Sí, está libre.')
      await expect(second.getByRole('button', { name: 'Enviar respuesta' })).toBeDisabled()
      await second.getByRole('button', { name: 'Cancelar', exact: true }).click()
      await expect(answer).toHaveCount(0)
    }
    const change = async (state: string) => {
      const { enquiries } = await (await first.request.get('/api/properties/enquiries/list')).json()
      const { id } = enquiries.find(({ name }: { name: string }) => name === 'Renata Sosa')
      await write(first, 'properties/enquiries/setState', { id, state })
    }
    await begin('?state=new')
    await change('closed')
    await tooLate()
    await change('new')
    await begin('')
    await change('closed')
    await tooLate()
  },
)
