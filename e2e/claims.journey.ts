import { checkDialog } from './dialogs.ts'
import { phone } from './people.ts'
import { testPicture } from './pictures.ts'
import { said } from './popups.ts'
import { expect, inLongRuns, test } from './venue.ts'

/** Timeout of assertions about queued writes, which are retried with growing delays. */
const soon = { timeout: 30_000 }

test('a claim is sent with its photo, is discussed live with another photo, and keeps its state until staff complete it', async ({
  venue,
}) => {
  const hand = await venue.phoneOf('socia')
  const office = await venue.browserOf('Sergio')
  await office.goto('/claims-admin')
  await hand.clock.install()
  await hand.goto('/claims')
  await hand.getByRole('link', { name: 'Nuevo reclamo' }).click()
  await hand.getByLabel('Título').fill('Farol roto')
  await hand.getByLabel('Descripción').fill('Quedó a oscuras la esquina.')
  await hand.getByLabel('Lugar').fill('Talas y Ceibos')
  await hand.locator('input[type=file]').setInputFiles(await testPicture())
  // An upload without any response fails after a minute, and the form keeps everything.
  await hand.route('**/claims/send', () => {}, { times: 1 })
  await hand.getByRole('button', { name: 'Enviar reclamo' }).click()
  await expect(hand.getByRole('button', { name: 'Enviando…' })).toBeDisabled()
  await hand.clock.fastForward(60_000)
  await said(hand, 'El servidor tardó demasiado en responder.')
  await hand.getByRole('button', { name: 'Enviar reclamo' }).click()
  await expect(hand).toHaveURL(/\/home$/)
  await hand.goto('/claims')
  const claim = hand.getByRole('listitem').filter({ hasText: 'Farol roto' })
  await expect(claim).toContainText('Reclamo #5')
  await expect(claim).toContainText('En revisión')
  await expect(claim.getByAltText('Foto del reclamo')).toBeVisible()
  await office.getByRole('link', { name: '#5 Farol roto' }).click()
  await expect(office.getByText('Talas y Ceibos')).toBeVisible()
  await office.getByLabel('Respuesta').fill('Ya lo cambiamos.')
  await office.getByRole('button', { name: 'Responder' }).click()
  await expect(claim).toContainText('Ya lo cambiamos.')
  // The answer appears above the button and moves it, and a click during the move would miss it.
  await expect(office.getByText('Ya lo cambiamos.')).toBeVisible()
  await office.getByRole('button', { name: 'Agregar nota interna' }).click()
  await office.getByLabel('Nota interna').fill('Pedir presupuesto')
  await office.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(office.getByText('Nota interna · Sergio')).toBeVisible()
  await claim.getByRole('button', { name: 'Responder' }).click()
  await claim.getByLabel('Tu mensaje').fill('Sigue apagado.')
  await claim.locator('input[type=file]').setInputFiles(await testPicture())
  await claim.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(claim.getByAltText('Foto del mensaje')).toBeVisible()
  await expect(claim).not.toContainText('Pedir presupuesto')
  await expect(claim).toContainText('En revisión')
  await expect(office.getByText('Sigue apagado.')).toBeVisible()
  await expect(office.getByAltText('Foto del mensaje')).toBeVisible()
  await office.getByLabel('Estado').selectOption('Completado')
  await expect(claim).toContainText('Completado')
})

test('‘Reclamos’ leads to the claims; one is assigned, answered and then completed', inLongRuns, async ({ venue }) => {
  const office = await venue.browserOf('Sergio')
  await office.goto('/dashboard')
  await office.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Reclamos' }).click()
  await office.getByRole('link', { name: '#3 Rama caída' }).click()
  await expect(office.getByText('Sendero del lago')).toBeVisible()
  await expect(office.getByText('Carolina Herrera')).toBeVisible()
  await office.getByLabel('Respuesta').fill('Ya la retiramos.')
  await office.getByRole('button', { name: 'Responder' }).click()
  await said(office, 'Reclamo respondido!')
  await office.getByLabel('Quién se ocupa').selectOption('Sergio')
  await expect(office.getByRole('main').getByText('En revisión', { exact: true }).first()).toBeVisible()
  await office.getByLabel('Estado').selectOption('Completado')
  await said(office, 'Estado actualizado!')
  await office.getByRole('link', { name: 'Volver a Reclamos' }).click()
  await expect(office.getByRole('link', { name: '#4 Ruidos a la noche' })).toBeVisible()
  await expect(office.getByRole('link', { name: '#3 Rama caída' })).toHaveCount(0)
  await office.getByRole('link', { name: 'Completado' }).click()
  await expect(office.getByRole('link', { name: '#3 Rama caída' })).toBeVisible()
})

test('an emergency alert is sent by holding the button and covers every back-office page until somebody acknowledges it; who did is shown and stored', async ({
  venue,
}) => {
  const hand = await venue.phoneOf('socia')
  const [office, cutOff] = [await venue.browserOf('Sergio'), await venue.browserOf('Ana')]
  await office.goto('/bags')
  await cutOff.goto('/menu')
  await expect(cutOff.getByText('En línea')).toBeVisible()
  await cutOff.context().setOffline(true)
  await hand.goto('/emergency')
  await expect(hand.getByRole('link', { name: 'Llamar 911' })).toHaveAttribute('href', 'tel:911')
  await hand.getByRole('button', { name: 'Alerta de Incendio' }).click()
  const hold = hand.getByRole('button', { name: 'Mantené apretado' })
  await hold.click()
  await expect(hand.getByText('Esperando al personal')).toHaveCount(0)
  await hold.hover()
  await hand.mouse.down()
  await expect(hand.getByText('Esperando al personal…')).toBeVisible()
  await hand.mouse.up()
  await expect(office.getByRole('heading', { name: 'Alerta de Incendio' })).toBeVisible()
  // A screen that was offline when the alert was sent shows it after reconnecting.
  await cutOff.context().setOffline(false)
  await expect(cutOff.getByRole('heading', { name: 'Alerta de Incendio' })).toBeVisible(soon)
  await office.getByRole('button', { name: 'Atender: Alerta de Incendio, Carolina Herrera' }).click()
  await expect(hand.getByText('Recibida por Sergio')).toBeVisible()
  for (const page of [office, cutOff])
    await expect(page.getByRole('heading', { name: 'Alerta de Incendio' })).toHaveCount(0)
  await cutOff.goto('/community-admin/alerts')
  await expect(cutOff.getByRole('row').filter({ hasText: 'Alerta de Incendio' })).toContainText('Sergio')

  // A visitor sees whom to call, and why sending an alert needs a sign-in.
  const stranger = await venue.visitor({ viewport: phone })
  await stranger.goto(`/emergency?venue=${venue.id}`)
  await stranger.getByRole('button', { name: 'Alerta de Incendio' }).click()
  const dialog = stranger.getByRole('dialog', { name: 'Alerta de Incendio' })
  await expect(dialog.getByRole('link', { name: 'Llamar 911' })).toHaveAttribute('href', 'tel:911')
  await expect(dialog.getByRole('link', { name: /Llamar a .*\+54 11 5555 0100/ })).toHaveAttribute(
    'href',
    'tel:+541155550100',
  )
  await checkDialog(stranger)
  await dialog.getByRole('link', { name: 'Iniciar Sesión' }).click()
  await expect(stranger.getByText('para que sepa a quién ayudar: por eso te pedimos iniciar sesión.')).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'Llamar 911' })).toBeVisible()
})
