import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newestMailTo } from './letters.ts'
import { dropResponse, holdLiveStream, openNetwork } from './network.ts'
import { phone } from './people.ts'
import { lineOf, stayCodes } from './phones.ts'
import { expect, inLongRuns, test, type Venue } from './venue.ts'
import { type Caller, send, write } from './writing.ts'

const post = (caller: Caller, endpoint: string, data: object) => write(caller, `hotel/${endpoint}`, data)
const read = async (caller: Caller, path: string) => (await caller.request.get(`/api/hotel/${path}`)).json()

/** Starts a stay in a free room and returns the URLs of a single-use QR code and of the QR code on the wall. */
const moveIn = async (staff: Page, venue: Venue, number: number, mail: string) => {
  const sheet: { id: string; number: number; seal: string }[] = await read(staff, 'rooms/sheet?kind=room')
  const room = sheet.find((one) => one.number === number)
  const stayId = randomUUID()
  await post(staff, 'stays/open', { id: stayId, roomId: room?.id, name: 'Claire', mail })
  const { invitation } = await post(staff, 'stays/inviteByStaff', { id: randomUUID(), stayId, place: 'screen' })
  const url = (query: Record<string, string>) => `/${venue.id}/${number}?${new URLSearchParams(query)}`
  return { address: url({ invitation }), wall: url({ seal: room?.seal ?? '' }) }
}

/** Opens the page of the breakfast menu, from which guests can order at any hour. */
const openBreakfast = async (guest: Page, venue: Venue, language: string) => {
  const { menus } = await read(guest, `menus/offered?venue=${venue.id}`)
  const menu = menus.find(({ categories }: { categories: { products: { name: string }[] }[] }) =>
    categories.some(({ products }) => products.some(({ name }) => name === dish)),
  )
  await guest.goto(`/${venue.id}/menu/${menu.id}?language=${language}`)
}
const dish = 'Huevos revueltos'

const enterByCode = async (guest: Page, venue: Venue, number: number, code: string) => {
  await guest.goto(`/${venue.id}/login?room=${number}`)
  await guest.getByLabel('Código').fill(code)
  await guest.getByRole('button', { name: 'Entrar' }).click()
  await expect(guest.getByRole('heading', { name: `Habitación ${number}` })).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Teléfonos en la habitación' })).toBeVisible()
}

test('a guest scans a single-use QR code and orders in French, staff accept it; a second phone that knocks is refused, then another one admitted with a tap; after the room is closed neither can order', async ({
  venue,
}) => {
  const mail = `claire-${venue.id}@ejemplo.test`
  const staff = await venue.browserOf('Sergio')
  const { address, wall } = await moveIn(staff, venue, 103, mail)
  await staff.goto('/orders')
  const guest = await venue.visitor({ viewport: phone, locale: 'fr-FR' })
  await guest.route('**/api/hotel/stays/enterByInvitation', dropResponse, { times: 1 })
  const continueLiveStream = await holdLiveStream(guest)
  await guest.goto(address)
  await guest.getByRole('button', { name: 'Réessayer' }).click()
  await continueLiveStream()
  await expect(guest.getByRole('heading', { name: 'Chambre 103' })).toBeVisible()
  await expect(guest.getByText('Bonjour, Claire !')).toBeVisible()

  // The same QR code admits no second phone, and the one on the wall shows how to enter.
  const stranger = await venue.visitor({ viewport: phone })
  await stranger.goto(address)
  await expect(stranger.getByRole('alert').filter({ hasText: 'Este QR ya se usó' })).toBeVisible()
  await stranger.goto(wall)
  await expect(stranger.getByText('Si no lo tenés, pedilo en recepción.')).toBeVisible()

  // If the sheet's code loads slowly, the tapped row shows progress.
  const { promise: sheetHeld, resolve: sendSheet } = Promise.withResolvers<void>()
  await guest.route('**/AddToCartSheet-*.js', async (route) => {
    await sheetHeld
    await route.continue()
  })
  await openBreakfast(guest, venue, 'french')
  await guest.getByRole('button', { name: 'Ajouter à la commande\u202f: Œufs brouillés' }).first().click()
  await expect(guest.getByText('Chargement', { exact: true })).toBeVisible()
  sendSheet()
  const sheet = guest.getByRole('dialog')
  await sheet.getByLabel('Avocat').check()
  await sheet.getByLabel('Commentaire').fill('sans sel')
  await sheet.getByRole('button', { name: 'Un de plus' }).click()
  await sheet.getByRole('button', { name: /^Ajouter/ }).click()
  await guest.getByRole('link', { name: /Voir la commande/ }).click()
  await expect(guest.getByRole('heading', { name: 'Commande !' })).toBeVisible()
  await guest.getByRole('button', { name: 'Envoyer la commande' }).click()
  await expect(guest.getByRole('heading', { name: 'Bravo !' })).toBeVisible()
  await guest.getByRole('button', { name: 'Continuer' }).click()
  await expect(guest.getByRole('article').filter({ hasText: 'Avocat' })).toContainText('Reçue')
  // A failed read in another language shows an error, not an empty list.
  await guest.route('**/api/hotel/orders/mine*', (route) => route.fulfill({ status: 503 }))
  await guest.getByText('FR', { exact: true }).click()
  await guest.getByRole('link', { name: 'English' }).click()
  const retry = guest.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await guest.unroute('**/api/hotel/orders/mine*')
  await retry.click()
  await expect(guest.getByRole('article').filter({ hasText: 'sans sel' })).toContainText('Received')
  await guest.getByText('EN', { exact: true }).click()
  await guest.getByRole('link', { name: 'Français' }).click()
  await expect(guest.getByRole('article').filter({ hasText: 'Avocat' })).toContainText('Reçue')

  // The order list shows Spanish names; the sound is tested elsewhere.
  const card = staff.getByRole('article').filter({ hasText: 'sans sel' })
  for (const words of ['Habitación 103', dish, 'Palta']) await expect(card).toContainText(words)
  await expect(staff).toHaveTitle(/^\(\d+\) /)
  await expect(staff.getByRole('button', { name: /^Campana: .* en espera/ })).toBeVisible()
  await card.getByRole('button', { name: /^Accept/ }).click()
  await expect(guest.getByRole('article').filter({ hasText: 'sans sel' })).toContainText('En préparation')

  // A stranger who scanned the wall knocks and is refused.
  const refused = await venue.visitor({ viewport: phone })
  await refused.goto(wall)
  await refused.getByRole('button', { name: 'Pedir que me dejen entrar' }).click()
  await expect(guest.getByText('Ordinateur veut entrer')).toBeVisible()
  await guest.getByRole('button', { name: 'Ne pas laisser entrer' }).click()
  await expect(refused.getByText('Por ahora no te dejaron entrar.')).toBeVisible()
  await expect(guest.getByText('Ordinateur veut entrer')).toHaveCount(0)

  await stranger.getByRole('button', { name: 'Pedir que me dejen entrar' }).click()
  const word = await stranger.getByRole('status').filter({ hasText: 'Esperando' }).locator('p').last().textContent()
  await expect(guest.getByText(word ?? '', { exact: true })).toBeVisible()
  // On a slow network the services are visible before their code has loaded.
  const { promise: servicesHeld, resolve: sendServices } = Promise.withResolvers<void>()
  await stranger.route('**/Services-*.js', async (route) => {
    await servicesHeld
    await route.continue()
  })
  await guest.getByRole('button', { name: 'Laisser entrer', exact: true }).click()
  await expect(stranger.getByRole('heading', { name: 'Tu pedido' })).toBeVisible()
  await expect(stranger.getByRole('article').filter({ hasText: 'sans sel' })).toBeVisible()

  // A tap before the code has loaded is replayed. The button of the requested service stays disabled until the phone
  // shows the request.
  const { promise: shown, resolve: show } = Promise.withResolvers<void>()
  await stranger.route('**/api/hotel/stays/here*', async (route) => {
    await shown
    await route.continue()
  })
  const asked = [stranger.waitForResponse('**/api/hotel/alerts/ask'), stranger.waitForRequest('**/stays/here*')]
  const cleaning = stranger.getByRole('button', { name: 'Pedir limpieza' })
  await cleaning.click()
  sendServices()
  await Promise.all(asked)
  await stranger.evaluate(() => new Promise(requestAnimationFrame))
  await expect(cleaning).toBeDisabled()
  show()
  await expect(stranger.getByText(/^Limpieza pedida a las/)).toBeVisible()

  await staff.goto('/tables/103')
  await expect(staff.getByRole('heading', { name: 'Teléfonos (2)' })).toBeVisible()
  await staff.getByRole('button', { name: 'Cerrar Habitación' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(staff).toHaveURL(/\/dashboard$/)
  // Both phones belonged to the closed stay: each sees thanks and the bill in its own language.
  for (const [one, words] of [
    [guest, /^Merci/],
    [stranger, /^¡Gracias/],
  ] as const)
    await expect(one.getByText(words)).toBeVisible()
  const { orders } = await read(staff, 'orders/history')
  const again = { id: randomUUID(), lines: [lineOf(orders[0].lines[0].productId)], total: 0 }
  for (const one of [guest, stranger]) expect((await send(one, 'hotel/orders/send', again)).status()).toBe(401)
  // The summary is in the language of the order.
  const letter = await newestMailTo(mail)
  for (const words of ['103', 'Commande', 'Total']) expect(letter).toContain(words)
})

test('the cart survives a reload and a change of language; an order sent offline arrives once, and is confirmed only then', async ({
  venue,
  baseURL,
}) => {
  const network = await openNetwork(baseURL ?? '')
  const guest = await venue.visitor({ viewport: phone, baseURL: network.address })
  // On a phone that is never idle, the page shows each tap of the first two seconds before it handles it.
  await guest.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
  await enterByCode(guest, venue, 102, stayCodes[102])
  const before = (await read(guest, `orders/mine?venue=${venue.id}`)).orders.length
  await openBreakfast(guest, venue, 'spanish')
  await guest
    .getByRole('button', { name: `Agregar al pedido: ${dish}` })
    .first()
    .click()
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: /^Agregar/ })
    .click()
  await guest.getByRole('link', { name: /Ver pedido/ }).click()
  await expect(guest.getByRole('heading', { name: 'Orden!' })).toBeVisible()
  await expect(guest.getByRole('listitem', { name: dish })).toContainText('Cantidad')
  await expect(guest.getByRole('button', { name: 'Remover' })).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('listitem', { name: dish })).toBeVisible()
  await guest.getByText('ES', { exact: true }).click()
  await guest.getByRole('link', { name: 'English' }).click()
  await expect(guest.getByRole('button', { name: 'Send order' })).toBeVisible()
  await guest.getByText('EN', { exact: true }).click()
  await guest.getByRole('link', { name: 'Español' }).click()

  await network.cut(async () => {
    await guest.getByRole('button', { name: 'Enviar Pedido' }).dblclick()
    await expect(guest.getByText('Lo enviaremos cuando vuelva la conexión.')).toBeVisible()
    await expect(guest.getByText('recibido')).toHaveCount(0)
  })
  await expect(guest.getByRole('heading', { name: 'Bien hecho!' })).toBeVisible()
  await expect(guest.getByText('Tu pedido está en preparación.')).toBeVisible()
  await guest.getByRole('button', { name: 'Continuar' }).click()
  await expect(guest).toHaveURL(new RegExp(`/${venue.id}/102`))
  expect((await read(guest, `orders/mine?venue=${venue.id}`)).orders).toHaveLength(before + 1)

  // On a slow network a text is typed and sent before the page's code has loaded.
  const { promise: codeHeld, resolve: sendCode } = Promise.withResolvers<void>()
  await guest.route('**/MailScreen-*.js', async (route) => {
    await codeHeld
    await route.continue()
  })
  await guest.goto(`/${venue.id}/102/mail`, { waitUntil: 'commit' })
  await guest.getByLabel('Email').fill('huesped@ejemplo.test')
  const done = guest.getByRole('button', { name: 'Done' })
  await done.click()
  await expect(done).toHaveCSS('opacity', '0.6')
  sendCode()
  await expect(guest.getByRole('dialog', { name: 'Thank you!' })).toBeVisible()
  await guest.getByRole('button', { name: 'Continue' }).click()
  await expect(guest).toHaveURL(new RegExp(`/${venue.id}/102`))
  await expect(guest.getByText('El resumen llegará a huesped@ejemplo.test')).toBeVisible()
  await network.close()
})

test(
  'a product disabled meanwhile is named in the cart and removed with one tap; the rest stays, even when the room is closed',
  inLongRuns,
  async ({ venue }) => {
    const guest = await venue.visitor({ viewport: phone })
    await enterByCode(guest, venue, 101, stayCodes[101])
    await openBreakfast(guest, venue, 'spanish')
    const adding = guest.getByRole('button', { name: /^Agregar al pedido: / })
    const other = ((await adding.last().getAttribute('aria-label')) ?? '').replace('Agregar al pedido: ', '')
    for (const button of [guest.getByRole('button', { name: `Agregar al pedido: ${dish}` }).first(), adding.last()]) {
      await button.click()
      await guest
        .getByRole('dialog')
        .getByRole('button', { name: /^Agregar/ })
        .click()
    }
    await guest.getByRole('link', { name: /Ver pedido/ }).click()
    await expect(guest.getByRole('listitem', { name: other })).toBeVisible()
    const admin = await venue.callerOf('Ana')
    const { menus } = await read(guest, `menus/offered?venue=${venue.id}`)
    const product = menus
      .flatMap(({ categories }: { categories: { products: { id: string; name: string }[] }[] }) => categories)
      .flatMap(({ products }: { products: { id: string; name: string }[] }) => products)
      .find(({ name }: { name: string }) => name === dish)
    await post(admin, 'menus/setStock', { id: product.id, stock: false })
    await expect(guest.getByText('Esto ya no se puede pedir:')).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Enviar Pedido' })).toBeDisabled()
    await guest.getByRole('button', { name: 'Remover y seguir con el resto' }).click()
    await expect(guest.getByRole('listitem', { name: dish })).toHaveCount(0)
    await expect(guest.getByRole('listitem', { name: other })).toBeVisible()
    await expect(guest.getByRole('button', { name: 'Enviar Pedido' })).toBeEnabled()

    // The room is closed while the order is being sent: the guest sees a message, nothing is ordered, and the cart keeps
    // its lines.
    const { promise: closed, resolve: letPass } = Promise.withResolvers<void>()
    await guest.route('**/api/hotel/orders/send', async (route) => {
      await closed
      await route.continue().catch(() => {})
    })
    await guest.getByRole('button', { name: 'Enviar Pedido' }).click()
    const { stay } = await read(admin, 'stays/at?number=101')
    await post(admin, 'stays/close', { id: stay.id })
    letPass()
    await expect(guest.getByText(/^Tu cuenta se cerró mientras enviabas el pedido/)).toBeVisible()
    await expect(guest.getByRole('listitem', { name: other })).toBeVisible()
    const { orders } = await read(admin, `stays/bill?id=${stay.id}`)
    expect(orders).toHaveLength(stay.orders.filter(({ status }: { status: string }) => status !== 'canceled').length)
  },
)
