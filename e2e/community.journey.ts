import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { letterTo } from './letters.ts'
import { phone, television } from './people.ts'
import { said } from './popups.ts'
import { expect, test } from './venue.ts'
import { write } from './writing.ts'

/** Queued writes are retried with growing delays. */
const soon = { timeout: 30_000 }

const picture = async () => {
  const sand = { width: 900, height: 600, channels: 3 as const, background: '#e9d9b8' }
  const buffer = await sharp({ create: sand }).jpeg().toBuffer()
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer }
}

test('a person registers with a photo, is told to wait at sign-in, and cannot register twice', async ({ venue }) => {
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
  // With prefers-reduced-motion there is no confetti.
  await hand.emulateMedia({ reducedMotion: 'reduce' })
  await hand.reload()
  await expect(hand.getByRole('heading', { name: 'Excelente, ya has creado tu usuario' })).toBeVisible()
  await expect(hand.locator('canvas').or(hand.getByRole('button', { name: /festejar|confetti/ }))).toHaveCount(0)

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

test('a person opens the mailed link on the phone, confirms the mail, and sees later that it was used; an expired link can be sent again', async ({
  venue,
  database,
}) => {
  const hand = await venue.visitor({ viewport: phone })
  /** Registers a person and returns the path of the mailed link. */
  const register = async (mail: string) => {
    const fields = { firstName: 'Vera', lastName: 'Sosa', mail, phone: '11 5555', password: 'llueve en el lago' }
    await write(hand, 'community/members/register', { venue: venue.id, id: randomUUID(), ...fields })
    return /\/login-app\/confirm\S+/.exec(await letterTo(mail))?.[0] ?? ''
  }
  const [mail, late] = [`vera${venue.id}@ejemplo.test`, `tarde${venue.id}@ejemplo.test`]
  await hand.goto(await register(mail))
  await expect(hand.getByText(`${mail} es el mail con el que se registró Vera Sosa.`)).toBeVisible()
  await hand.getByRole('button', { name: 'Confirmar mail' }).click()
  await expect(hand.getByRole('heading', { name: 'Mail confirmado!' })).toBeVisible()
  await hand.reload()
  await expect(hand.getByRole('heading', { name: 'Este mail ya está confirmado' })).toBeVisible()

  const link = await register(late)
  await database.query('update community_mail_confirmations set expires_at = now() where venue_id = $1', [venue.id])
  await hand.goto(link)
  await expect(hand.getByRole('heading', { name: 'El enlace ya no sirve' })).toBeVisible()
  await expect(hand.getByLabel('Mail')).toHaveValue(late)
  await hand.getByRole('button', { name: 'Mandar otro enlace' }).click()
  await expect(hand.getByRole('heading', { name: 'Revisá tu mail' })).toBeVisible()
})

test('a lider without a password sets the entered one, returns to the requested page and signs out', async ({
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

test('a profile whose save got no response is saved by pressing again, keeping the name that staff changed meanwhile', async ({
  venue,
  database,
}) => {
  const hand = await venue.phoneOf('socia')
  // Without a live stream this browser learns of changes only when it requests.
  await hand.route('**/api/live**', (route) => route.abort())
  await hand.goto('/profile/edit')
  await hand.getByLabel('Lote').fill('Lote 7')
  await hand.route(
    '**/members/updateProfile',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const save = hand.getByRole('button', { name: 'Guardar' })
  await save.click()
  await said(hand, 'No hay conexión')
  await database.query(
    `update community_members set last_name = 'Herrera Paz', version = version + 1
      where venue_id = $1 and first_name = 'Carolina'`,
    [venue.id],
  )
  await hand.getByLabel('Teléfono').fill('11 4444 0000')
  await save.click()
  await expect(hand.getByLabel('Apellido')).toHaveValue('Herrera Paz')
  await save.click()
  await expect(hand.getByRole('heading', { name: 'Carolina Herrera Paz' })).toBeVisible()
  await expect(hand.getByText('Lote 7')).toBeVisible()
})

test('of two phones that book the last place at the same time one succeeds, and the other is told that it is taken', async ({
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
  await expect(wanted).toContainText('Completo: lista de espera')
  await winner.getByRole('button', { name: 'Cancelar la reserva de Tenis' }).click()
  await winner.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).click()
  // The other phone shows the free place after the live notification.
  await expect(wanted).toContainText('1 lugar')
})

test('a claim is sent with its photo, and its sender sees the answer live', async ({ venue }) => {
  const hand = await venue.phoneOf('socia')
  const office = await venue.browserOf('Sergio')
  await office.goto('/claims-admin')
  await hand.clock.install()
  await hand.goto('/claims')
  await hand.getByRole('link', { name: 'Nuevo reclamo' }).click()
  await hand.getByLabel('Título').fill('Farol roto')
  await hand.getByLabel('Descripción').fill('Quedó a oscuras la esquina.')
  await hand.getByLabel('Lugar').fill('Talas y Ceibos')
  await hand.locator('input[type=file]').setInputFiles(await picture())
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
  await office.getByRole('button', { name: 'Guardar' }).click()
  await expect(claim).toContainText('Ya lo cambiamos.')
  await expect(claim).toContainText('Completado')
})

test('an emergency alert is sent by holding the button, and its sender sees who acknowledged it', async ({ venue }) => {
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
  await expect(cutOff.getByRole('heading', { name: 'Alerta de Incendio' })).toHaveCount(0)
})

test('a bag that its owner requests by phone is shown on the television until it is moved', async ({ venue }) => {
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

test('above 800 px community pages show a QR code instead; the splash does so above 600 px', async ({ venue }) => {
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

test('with text at 200 % phone pages do not scroll sideways, and all targets are large enough', async ({ venue }) => {
  const page = await venue.visitor({ viewport: phone })
  const pages = ['/home', '/news', '/hours', '/suppliers', '/donations', '/actions', '/emergency', '/register']
  for (const address of [...pages, '/propiedades', '/propiedades/1']) {
    await page.goto(`${address}?venue=${venue.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const width of pages.includes(address) ? [320, 390] : [390]) {
      await page.setViewportSize({ ...phone, width })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${address} with large letters on ${width}`).toBeLessThanOrEqual(width)
    }
    const parts = page.getByRole('main').locator('a, button, select, input:not([type=file])')
    const small = await parts.evaluateAll((all) => {
      // The area of a link that covers its card counts as a target too.
      const reach = (part: Element) =>
        Math.max(part.getBoundingClientRect().height, Number.parseFloat(getComputedStyle(part, '::after').height) || 0)
      return all.filter((part) => part.checkVisibility() && reach(part) < 44).map(({ textContent }) => textContent)
    })
    expect(small, address).toEqual([])
  }
})
