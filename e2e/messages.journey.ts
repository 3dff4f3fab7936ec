import { said } from './popups.ts'
import { expect, test } from './venue.ts'

test('a message is uploaded, appears in other browsers at once, is edited and removed', async ({ venue }) => {
  const [admin, staff] = [await venue.browserOf('Ana'), await venue.browserOf('Sergio')]
  await staff.goto('/messages')
  await expect(staff.getByRole('heading', { name: 'Bienvenida del presidente' })).toBeVisible()
  await expect(staff.getByRole('link', { name: 'Subir mensaje' })).toHaveCount(0)

  await admin.goto('/messages')
  await admin.getByRole('link', { name: 'Subir mensaje' }).click()
  await admin.getByLabel('Título').fill('Saludo de la capitana')
  await admin.getByLabel('Video').fill('https://videos.ejemplo.test/1')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await expect(admin.getByText('Pegá la dirección de un video de YouTube o Vimeo.')).toBeVisible()
  await expect(admin.getByLabel('Video')).toBeFocused()
  await admin.getByLabel('Video').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await admin.getByRole('button', { name: 'Guardar' }).dblclick()
  await said(admin, 'Mensaje subido!')
  await expect(admin).toHaveURL(/\/messages-admin$/)
  await expect(admin.getByText('https://www.youtube.com/embed/aqz-KE-bpKQ').first()).toBeVisible()

  const titles = staff.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles.first()).toHaveText('Saludo de la capitana')
  await expect(titles).toHaveCount(4)
  // The video player loads only after a tap, in a sandboxed frame.
  const refused: string[] = []
  staff.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await staff.route('https://www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  )
  await expect(staff.locator('iframe')).toHaveCount(0)
  await staff.getByRole('button', { name: 'Reproducir Saludo de la capitana' }).click()
  const player = staff.locator('iframe[title="Saludo de la capitana"]')
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube\.com\/embed\/aqz-KE-bpKQ/)
  await expect(player).toHaveAttribute('sandbox', /allow-scripts/)
  expect(refused).toEqual([])

  await admin.getByRole('link', { name: 'Saludo de la capitana' }).click()
  await expect(admin.getByRole('heading', { name: 'Editar mensaje' })).toBeVisible()
  await admin.getByLabel('Título').fill('Saludo del capitán')
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await said(admin, 'Mensaje actualizado!')
  await expect(titles.first()).toHaveText('Saludo del capitán')

  await admin.getByRole('button', { name: 'Eliminar Saludo del capitán' }).click()
  await expect(admin.getByRole('dialog')).toContainText('Are you sure? / ¿Estás seguro?')
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await said(admin, 'Mensaje eliminado!')
  await expect(titles).toHaveCount(3)
})
