import { randomUUID } from 'node:crypto'
import { checkDialog } from './dialogs.ts'
import { newestMailTo } from './letters.ts'
import { blockLiveStream, dropResponse } from './network.ts'
import { phone, television } from './people.ts'
import { testPicture } from './pictures.ts'
import { said } from './popups.ts'
import { expect, inFullRuns, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

test('a person registers with a photo, cannot register twice, is told to wait at sign-in, and signs in once staff approve', async ({
  venue,
  database,
}) => {
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
  await hand.locator('input[type=file]').setInputFiles(await testPicture())
  await checkDialog(hand)
  await hand.getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(hand.getByAltText('Foto elegida')).toBeVisible()
  await hand.getByRole('button', { name: 'Registrarme' }).click()
  await expect(hand.getByRole('heading', { name: 'Excelente, ya has creado tu usuario' })).toBeVisible()
  const { rows: photos } = await database.query(
    'select width, height, label from kernel_files where venue_id = $1 order by created_at desc limit 1',
    [venue.id],
  )
  expect(photos).toEqual([{ width: 400, height: 400, label: 'Lucía-Mora-lucia@ejemplo.test-foto.jpg' }])
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
  await checkDialog(hand)
  await hand.getByRole('button', { name: 'Entendido' }).click()

  await hand.goto(`/login-app?venue=${venue.id}`)
  const enter = async (mail: string, password: string) => {
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

  const office = await venue.browserOf('Ana')
  await office.goto('/community-admin')
  await office.getByRole('link', { name: 'Día a día' }).click()
  await office.getByRole('link', { name: 'Esperan aprobación' }).click()
  const waiting = office.getByRole('row').filter({ hasText: 'lucia@ejemplo.test' })
  await expect(waiting).toContainText('Mail sin confirmar')
  await waiting.getByRole('button', { name: 'Aprobar' }).click()
  await said(office, 'Miembro aprobado!')
  await expect(waiting).toHaveCount(0)
  await hand.reload()
  await enter('lucia@ejemplo.test', 'una contraseña')
  await expect(hand.getByText('Hola Lucía!')).toBeVisible()
})

test(
  'a person opens the mailed link on the phone, confirms the mail, and sees later that it was used; an expired link can be sent again',
  inLongRuns,
  async ({ venue, database }) => {
    const hand = await venue.visitor({ viewport: phone })
    /** Registers a person and returns the path of the mailed link. */
    const register = async (mail: string) => {
      const fields = { firstName: 'Vera', lastName: 'Sosa', mail, phone: '11 5555', password: 'llueve en el lago' }
      await write(hand, 'community/members/register', { venue: venue.id, id: randomUUID(), ...fields })
      return /\/login-app\/confirm\S+/.exec(await newestMailTo(mail))?.[0] ?? ''
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
  },
)

test('a lider without a password sets the entered one, returns to the requested page and signs out', async ({
  venue,
}) => {
  const hand = await venue.visitor({ viewport: phone })
  // On a slow network the form is filled in and sent before the page's code has loaded.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await hand.route('**/assets/main.phone-*.js', async (route) => {
    await released
    await route.continue()
  })
  await hand.goto(`/login-app?venue=${venue.id}&to=${encodeURIComponent('/profile')}`, { waitUntil: 'commit' })
  await hand.getByLabel('Mail').fill('nueva@casaclub.test')
  await hand.getByLabel('Contraseña').fill('mi primera contraseña')
  await hand.getByRole('button', { name: 'Iniciar Sesión' }).click()
  release()
  await expect(hand.getByRole('heading', { name: 'Noelia Suárez' })).toBeVisible()
  await hand.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await expect(hand.getByRole('link', { name: 'Invitado' })).toBeVisible()
})

test(
  'a profile whose save got no response is saved by pressing again, keeping the name that staff changed meanwhile',
  inLongRuns,
  async ({ venue, database }) => {
    const hand = await venue.phoneOf('socia')
    await blockLiveStream(hand)
    await hand.goto('/profile/edit')
    await hand.getByLabel('Lote').fill('Lote 7')
    await hand.route('**/members/updateProfile', dropResponse, { times: 1 })
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
  },
)

test(
  'of two phones that book the last place at the same time one succeeds, and the other is told that it is taken',
  inFullRuns,
  async ({ venue, database }) => {
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
    await checkDialog(winner)
    await winner.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).click()
    // The other phone shows the free place after the live notification.
    await expect(wanted).toContainText('1 lugar')
  },
)

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
  const page = await venue.visitor({ viewport: { width: 801, height: 844 } })
  const wide = (width: number) => page.setViewportSize({ width, height: 844 })
  await page.goto(`/hours?venue=${venue.id}`)
  await expect(page.getByRole('heading', { name: 'Seguí en tu teléfono' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Actividades' })).toHaveCount(0)
  await wide(800)
  await expect(page.getByRole('heading', { name: 'Actividades' })).toBeVisible()
  await wide(600)
  await page.goto(`/?venue=${venue.id}`)
  await expect(page.getByRole('link', { name: 'Invitado' })).toBeVisible()
  await wide(601)
  await expect(page.getByRole('link', { name: 'Ingresar' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Invitado' })).toHaveCount(0)
})
