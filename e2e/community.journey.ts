import sharp from 'sharp'
import { phone, television } from './people.ts'
import { expect, test, type Venue } from './venue.ts'

/** What waits is tried again with pauses. */
const soon = { timeout: 30_000 }

const picture = async () => {
  const sand = { width: 900, height: 600, channels: 3 as const, background: '#e9d9b8' }
  const buffer = await sharp({ create: sand }).jpeg().toBuffer()
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer }
}

/** A call that the back-office makes. */
const asStaff = async (venue: Venue) => {
  const page = await venue.browserOf('Sergio')
  const headers = { origin: test.info().project.use.baseURL ?? '' }
  return async (endpoint: string, data: object) => {
    const answer = await page.request.post(`/api/community/${endpoint}`, { data, headers })
    expect(answer.status(), endpoint).toBe(200)
  }
}

test('somebody registers with a photo, is told that there is to wait, and cannot register twice', async ({ venue }) => {
  const hand = await venue.visitor({ viewport: phone })
  await hand.goto(`/?venue=${venue.id}`)
  await hand.getByRole('link', { name: 'Iniciar Sesión' }).click()
  await hand.getByRole('link', { name: 'Registrate!' }).click()
  await hand.getByRole('button', { name: 'Registrarme' }).click()
  await expect(hand.getByText('Completá este dato.')).toHaveCount(5)
  const fill = async () => {
    await hand.getByLabel('Nombre').fill('Lucía')
    await hand.getByLabel('Apellido').fill('Mora')
    await hand.getByLabel('Mail').fill('lucia@ejemplo.test')
    await hand.getByLabel('Teléfono').fill('11 5555 1234')
    await hand.getByLabel('Fecha de nacimiento').fill('2005-07-01')
    await hand.getByLabel('Contraseña').fill('una contraseña')
  }
  await fill()
  await hand.locator('input[type=file]').setInputFiles(await picture())
  await hand.getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(hand.getByAltText('Foto elegida')).toBeVisible()
  await hand.getByRole('button', { name: 'Registrarme' }).click()
  await expect(hand.getByRole('heading', { name: 'Excelente, ya has creado tu usuario' })).toBeVisible()
  await hand.getByRole('button', { name: 'Frenar confetti' }).click()
  await expect(hand.getByRole('button', { name: 'A festejar' })).toBeVisible()

  await hand.goto(`/register?venue=${venue.id}`)
  await fill()
  await hand.getByRole('button', { name: 'Registrarme' }).click()
  await expect(hand.getByRole('dialog', { name: 'Mail registrado' })).toContainText(
    'Ya te registraste con ese mail anteriormente.',
  )
  await hand.getByRole('button', { name: 'Entendido' }).click()

  const enter = async (mail: string, password: string) => {
    await hand.goto(`/login-app?venue=${venue.id}`)
    await hand.getByLabel('Mail').fill(mail)
    await hand.getByLabel('Contraseña').fill(password)
    await hand.getByRole('button', { name: 'Iniciar Sesión' }).click()
  }
  await enter('nadie@ejemplo.test', 'una contraseña')
  await expect(hand.getByText('El mail es incorrecto.')).toBeVisible()
  await enter('lucia@ejemplo.test', 'otra contraseña')
  await expect(hand.getByText('La contraseña es incorrecta.')).toBeVisible()
  await enter('lucia@ejemplo.test', 'una contraseña')
  await expect(hand.getByRole('dialog', { name: 'Falta poco' })).toContainText('Todavía hay que esperar.')
})

test('a lider without a password gets the first one that is entered, comes back where they wanted and signs out', async ({
  venue,
}) => {
  const hand = await venue.visitor({ viewport: phone })
  await hand.goto(`/login-app?venue=${venue.id}&to=${encodeURIComponent('/profile')}`)
  await hand.getByLabel('Mail').fill('nueva@casaclub.test')
  await hand.getByLabel('Contraseña').fill('mi primera contraseña')
  await hand.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(hand.getByRole('heading', { name: 'Noelia Suárez' })).toBeVisible()
  await hand.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(hand.getByRole('link', { name: 'Invitado' })).toBeVisible()
})

test('a roll-call made without network waits on the phone, is sent once when there is one, and corrects', async ({
  venue,
}) => {
  const hand = await venue.phoneOf('lider')
  await hand.goto('/home')
  await hand.getByRole('link', { name: 'Inasistencias' }).click()
  await expect(hand.getByRole('heading', { name: '¿Quién no vino hoy?' })).toBeVisible()
  const toggle = (name: string) => hand.getByRole('button', { name })
  await toggle('Dante Correa').click()
  await expect(toggle('Dante Correa')).toHaveAttribute('aria-pressed', 'true')
  await hand.waitForLoadState('networkidle')
  await hand.context().setOffline(true)
  await hand.getByRole('button', { name: 'Enviar inasistencias' }).click()
  await expect(hand.getByRole('dialog', { name: '¿Estás seguro que NO vinieron?' })).toContainText('Dante Correa')
  await hand.getByRole('button', { name: 'Re seguro!' }).click()
  await expect(hand.getByRole('dialog', { name: 'Gracias!' })).toContainText('Quedaron en el teléfono.', soon)
  await hand.getByRole('button', { name: 'Continuar' }).click()
  await hand.context().setOffline(false)
  await hand.goto('/take-assistant')
  await expect(hand.getByText(/Enviada .* se corrige/)).toBeVisible(soon)
  await expect(toggle('Dante Correa')).toHaveAttribute('aria-pressed', 'true')

  await toggle('Dante Correa').click()
  await toggle('Emma Duarte').click()
  await hand.getByRole('button', { name: 'Enviar inasistencias' }).click()
  await hand.getByRole('button', { name: 'Re seguro!' }).click()
  await expect(hand.getByRole('dialog', { name: 'Gracias!' })).toContainText('Se han guardado las inasistencias.')
  await hand.getByRole('button', { name: 'Continuar' }).click()
  await expect(hand).toHaveURL(/\/home$/)
  await hand.goto('/take-assistant')
  await expect(toggle('Emma Duarte')).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle('Dante Correa')).toHaveAttribute('aria-pressed', 'false')
})

test('of two phones that reach for the last place at once one gets it, and the other is told', async ({
  venue,
  database,
}) => {
  await database.query('update community_slots set capacity = 1 where venue_id = $1', [venue.id])
  const hands = [await venue.phoneOf('socia'), await venue.phoneOf('lider')]
  for (const hand of hands) {
    await hand.goto('/hours')
    await hand.getByRole('link', { name: 'Reservar Tenis' }).click()
    await hand.getByRole('button', { name: '1 lugar' }).last().click()
  }
  await Promise.all(hands.map((hand) => hand.getByRole('button', { name: 'Reservar', exact: true }).click()))
  const outcomes = await Promise.all(
    hands.map(async (hand) => {
      const booked = hand.getByRole('heading', { name: 'Reservas' })
      const refused = hand.getByText('Se ocupó el último lugar.')
      await expect(booked.or(refused)).toBeVisible()
      return (await booked.isVisible()) ? 'booked' : 'refused'
    }),
  )
  expect(outcomes.toSorted()).toEqual(['booked', 'refused'])
  const [winner, other] = outcomes[0] === 'booked' ? hands : hands.toReversed()
  if (!winner || !other) throw new Error('there are two phones')
  const wanted = other.getByRole('main').getByRole('listitem').last().getByRole('button')
  await expect(wanted).toBeDisabled()
  await winner.getByRole('button', { name: 'Cancelar la reserva de Tenis' }).click()
  await winner.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).click()
  // The other phone hears that the place is free again.
  await expect(wanted).toBeEnabled()
})

test('a claim goes out with its photo, and its sender reads the answer as it comes', async ({ venue }) => {
  const hand = await venue.phoneOf('socia')
  const staff = await asStaff(venue)
  await hand.goto('/claims')
  await hand.getByRole('link', { name: 'Nuevo reclamo' }).click()
  await hand.getByLabel('Título').fill('Farol roto')
  await hand.getByLabel('Descripción').fill('Quedó a oscuras la esquina.')
  await hand.getByLabel('Lugar').fill('Talas y Ceibos')
  await hand.locator('input[type=file]').setInputFiles(await picture())
  await hand.getByRole('button', { name: 'Enviar reclamo' }).click()
  await expect(hand).toHaveURL(/\/home$/)
  await hand.goto('/claims')
  const claim = hand.getByRole('listitem').filter({ hasText: 'Farol roto' })
  await expect(claim).toContainText('Reclamo #5')
  await expect(claim).toContainText('En revisión')
  await expect(claim.getByAltText('Foto del reclamo')).toBeVisible()
  const [{ id }] = await (await hand.request.get('/api/community/claims/mine')).json()
  await staff('claims/answer', { id, version: 1, answer: 'Ya lo cambiamos.', status: 'completed' })
  await expect(claim).toContainText('Ya lo cambiamos.')
  await expect(claim).toContainText('Completado')
})

test('an emergency is sent by holding, and its sender sees who has acknowledged it', async ({ venue }) => {
  const hand = await venue.phoneOf('socia')
  const staff = await asStaff(venue)
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
  const [{ id }] = await (await hand.request.get('/api/community/alerts/mine')).json()
  await staff('alerts/acknowledge', { id })
  await expect(hand.getByText('Recibida por Sergio')).toBeVisible()
})

test('a bag that its owner asks for from the phone stands on the television until it moves', async ({ venue }) => {
  const hand = await venue.phoneOf('socia')
  const tv = await venue.browserOf('Pantalla', television)
  const room = await venue.browserOf('Ana')
  await tv.goto('/screen-bags')
  await room.goto('/bags')
  await hand.goto('/home')
  await hand.getByRole('button', { name: 'Pedir mi bolsa' }).click()
  await expect(hand.getByText('Te la estamos preparando.')).toBeVisible()
  await expect(tv.getByText('Carolina Herrera')).toBeVisible()
  await expect(room.getByRole('heading', { name: 'Bolsas pedidas' })).toBeVisible()
  await room
    .getByRole('link', { name: /Carolina Herrera/ })
    .first()
    .click()
  await room.getByRole('link', { name: 'Nuevo Movimiento' }).click()
  await room.getByText('Retiro', { exact: true }).click()
  await room.getByRole('button', { name: /Guardar|Registrar/ }).click()
  await expect(tv.getByText('Carolina Herrera')).toHaveCount(0)
  await expect(hand.getByText('La tenés vos')).toBeVisible()
})

test('wider than 800 the community’s pages offer their code instead; the splash stops at 600', async ({ venue }) => {
  const page = await venue.visitor()
  const at = async (width: number, address: string) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${address}?venue=${venue.id}`)
  }
  await at(801, '/hours')
  await expect(page.getByRole('heading', { name: 'Seguí en tu teléfono' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Actividades' })).toHaveCount(0)
  await at(800, '/hours')
  await expect(page.getByRole('heading', { name: 'Actividades' })).toBeVisible()
  await at(600, '/')
  await expect(page.getByRole('link', { name: 'Invitado' })).toBeVisible()
  await at(601, '/')
  await expect(page.getByRole('link', { name: 'Ingresar' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invitado' })).toHaveCount(0)
})
