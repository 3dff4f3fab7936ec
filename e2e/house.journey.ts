import { phone } from './people.ts'
import { said } from './popups.ts'
import { expect, inLongRuns, test } from './venue.ts'

test('guests and staff read the venue’s own texts, and staff also see the counts of menus and products', async ({
  venue,
}) => {
  const admin = await venue.browserOf('Ana')
  await admin.goto('/configuration/edit')
  await admin.getByLabel('Título', { exact: true }).fill('La casa del lago')
  await admin.getByRole('textbox', { name: 'Subtítulo', exact: true }).fill('Golf, mesa y descanso')
  await admin
    .getByRole('textbox', { name: 'Texto de bienvenida', exact: true })
    .fill('Preguntá por los paseos en bote.')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await said(admin, 'Information updated!')
  await expect(admin.getByRole('complementary').getByText('La casa del lago')).toBeVisible()

  const guest = await venue.visitor({ viewport: phone })
  for (const path of [`/${venue.id}/language?language=spanish`, `/${venue.id}/spanish/`]) {
    await guest.goto(path)
    for (const words of ['La casa del lago', 'Golf, mesa y descanso', 'Preguntá por los paseos en bote.'])
      await expect(guest.getByText(words), path).toBeVisible()
  }

  await admin.goto('/menu')
  for (const label of ['Menús', 'Categorías', 'Productos', 'Sin stock'])
    await expect(admin.getByText(label, { exact: true }).first()).toBeVisible()
})

test('Spanish guests read an edited name; without outlets they are led to the menus', inLongRuns, async ({ venue }) => {
  const admin = await venue.browserOf('Ana')
  await admin.goto('/menu')
  await admin.getByRole('link', { name: 'Bar', exact: true }).click()
  await admin.getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await admin
    .getByRole('link', { name: /^Edit / })
    .last()
    .click()
  await admin.getByLabel('Nombre', { exact: true }).first().fill('Limonada de la casa')
  await admin.getByRole('button', { name: 'Guardar', exact: true }).click()
  await said(admin, 'Product updated!')

  await admin.goto('/configuration/edit')
  await admin.getByLabel('El lugar tiene outlets').setChecked(false)
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await said(admin, 'Information updated!')
  await expect(admin.getByRole('link', { name: 'Outlets', exact: true })).toHaveCount(0)
  const guest = await venue.visitor({ viewport: phone })
  await guest.goto(`/${venue.id}/spanish/`)
  const product = guest.getByRole('link', { name: 'Limonada de la casa' })
  await expect(product).toBeVisible()
  const address = (await product.getAttribute('href')) ?? ''
  await guest.goto(address.replace(/[0-9a-f-]{36}\/[0-9a-f-]{36}\/(?=[0-9a-f-]{36}\/client)/, 'zzz/zzz/'))
  await expect(guest.getByRole('heading', { name: 'Limonada de la casa' })).toHaveCount(0)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
})
