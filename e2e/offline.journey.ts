import { expect, test } from './venue.ts'

test.use({ serviceWorkers: 'allow' })

test('offline, a member is greeted by name and every opened phone page shows its last content, visitors’ codes always; signing out deletes it', async ({
  venue,
}) => {
  const before = await venue.phoneOf('socia')
  const context = before.context()
  const opened = [
    { path: '/home', words: 'Hola Carolina!', read: 'club.posts' },
    { path: '/profile', words: 'Carolina Herrera', read: 'community.members' },
    { path: '/claims', words: 'Luz quemada', read: 'community.claims' },
    { path: '/restaurants', words: 'Terraza del lago', read: 'restaurants' },
    { path: '/messages', words: 'Mensajes', read: 'club.messages' },
  ]
  const stored = () => before.evaluate(() => JSON.stringify(localStorage))
  for (const { path, words, read } of opened) {
    await before.goto(path)
    await expect(before.getByText(words).first()).toBeVisible()
    // The HTML shows the words before the script has stored them.
    await expect.poll(stored, path).toContain(read)
  }
  // The code of a visitor who comes in two days: the code of today's visitor is not listed after midnight.
  await expect.poll(stored).toContain('T4WZ9C')
  await before.goto('/home')
  await before.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const topOfPage = async () => (await before.getByRole('main').boundingBox())?.y
  const top = await topOfPage()
  await context.setOffline(true)
  // The notice must move no button away under the finger.
  await expect(before.getByText('Sin conexión: ves lo último que llegó a este teléfono.')).toBeInViewport()
  expect(await topOfPage()).toBe(top)

  // A document that was opened with a network falls back to the stored results too.
  await before.getByRole('link', { name: 'Reclamos' }).first().click()
  await expect(before.getByText('Luz quemada')).toBeVisible()
  await before.close()

  const hand = await context.newPage()
  for (const { path, words } of [{ path: '/authorisations', words: 'T4WZ9C' }, ...opened]) {
    await hand.goto(path)
    await expect(hand.getByText(words).first(), path).toBeVisible()
    await expect(hand.getByText('Sin conexión: ves lo último que llegó a este teléfono.')).toBeVisible()
  }
  await hand.goto('/golfballs')
  await expect(hand.getByText('No hay conexión con el servidor. Revisá la red y probá de nuevo.')).toBeVisible()
  await expect(hand.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await hand.goto('/propiedades')
  await expect(hand.getByText('Esta página no está guardada en este teléfono.')).toBeVisible()
  await expect(hand.getByRole('button', { name: 'Reintentar' })).toBeVisible()

  await hand.goto('/profile')
  await hand.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(hand.getByText(/^Sin conexión no se puede cerrar la sesión/)).toBeVisible()
  await context.setOffline(false)
  await hand.goto('/profile')
  await hand.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(hand.getByRole('link', { name: 'Invitado' })).toBeVisible()
  const left = await hand.evaluate(() => JSON.stringify(localStorage))
  for (const own of ['T4WZ9C', 'Carolina', 'Luz quemada']) expect(left).not.toContain(own)
  await context.setOffline(true)
  await hand.goto('/authorisations')
  await expect(hand.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await hand.goto(`/home?venue=${venue.id}`)
  await expect(hand.getByRole('heading', { name: 'Bienvenido!' })).toBeVisible()
})
