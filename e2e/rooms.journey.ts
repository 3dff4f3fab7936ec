import type { Page } from '@playwright/test'
import { checkDialog } from './dialogs.ts'
import { dropResponse } from './network.ts'
import { phone as hand } from './people.ts'
import { phoneIn, stayCodes } from './phones.ts'
import { said } from './popups.ts'
import { expect, inFullRuns, inLongRuns, test } from './venue.ts'
import { send, write } from './writing.ts'

const confirmed = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
const tile = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `${number}`, exact: true }) })

test('rooms and tables are created with the next number and deleted while they are free', async ({ venue }) => {
  const desk = await venue.browserOf('Sergio')
  const other = await venue.browserOf('Ana')
  await desk.goto(`/${venue.id}/rooms`)
  await other.goto(`/${venue.id}/rooms`)
  await desk.getByRole('button', { name: 'Crear habitación' }).click()
  await said(desk, 'Habitación creada!')
  await expect(tile(other, 113)).toContainText('Libre')
  await expect(desk.getByRole('button', { name: 'Eliminar la habitación 101' })).toHaveCount(0)
  await desk.getByRole('button', { name: 'Eliminar la habitación 113' }).click()
  await confirmed(desk)
  await said(desk, 'Habitación eliminada!')
  await expect(tile(other, 113)).toHaveCount(0)

  await desk.getByRole('link', { name: 'Mesas' }).click()
  await desk.getByRole('button', { name: 'Crear mesa' }).click()
  await said(desk, 'Mesa creada!')
  await expect(tile(desk, 5)).toContainText('Libre')
})

/** Counts React renders that change nothing on the page, through the hook of React's developer tools. */
const countIdleDrawings = () => {
  const seen = new MutationObserver(() => {})
  seen.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const idle = { drawings: 0 }
  const onCommitFiberRoot = () => {
    if (seen.takeRecords().length === 0) idle.drawings++
  }
  Object.assign(window, {
    idle,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount() {},
    },
  })
}
const idleDrawings = (page: Page) => page.evaluate<number>('window.idle.drawings')

test('in the room overview the passing time renders only the texts that show it', inLongRuns, async ({ venue }) => {
  const desk = await venue.browserOf('Sergio')
  const { room } = await (await desk.request.get('/api/hotel/stays/at?number=103')).json()
  await desk.clock.install()
  await desk.addInitScript(countIdleDrawings)
  await desk.goto(`/${venue.id}/rooms`)
  await write(desk, 'hotel/stays/open', { id: crypto.randomUUID(), roomId: room.id, name: 'Nora', mail: '' })
  await expect(tile(desk, 103)).toContainText('recién')
  // From here on the browser gets no responses, so the server's time does not change.
  await desk.route('**/api/**', (route) => route.abort())
  const ticks = 6
  const before = await idleDrawings(desk)
  await desk.clock.runFor(ticks * 5_000)
  expect((await idleDrawings(desk)) - before).toBeLessThan(ticks)
  await desk.clock.runFor(35_000)
  await expect(tile(desk, 103)).toContainText('hace 1 min')
})

test('a stay from its first phone to its end: orders, alerts, a removed phone, and a free room again', async ({
  venue,
}) => {
  const desk = await venue.browserOf('Sergio')
  await desk.goto('/tables/103')
  await expect(desk.getByText('Sin órdenes pendientes.')).toBeVisible()
  await desk.getByLabel('Nombre (opcional)').fill('Nora Paz')
  await desk.getByLabel('Mail (opcional)').fill('nadie')
  await desk.getByRole('button', { name: 'Ocupar habitación' }).click()
  await expect(desk.getByText('Escribí un mail válido')).toBeVisible()
  await desk.getByLabel('Mail (opcional)').fill('nora@ejemplo.test')
  await desk.getByRole('button', { name: 'Ocupar habitación' }).click()
  await said(desk, 'Habitación ocupada!')
  // The guest is at the desk: a single-use QR code is shown at once, and the slip can be printed.
  await expect(desk.getByRole('img', { name: 'QR de un solo uso para el teléfono del huésped' })).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Imprimir ficha' })).toBeVisible()
  await expect(desk.getByText('Todavía no entró ningún teléfono.')).toBeVisible()
  await expect(desk.getByText('Sin órdenes pendientes.')).toBeVisible()
  const code = (await desk.getByText(/^\d{6}$/).textContent()) ?? ''

  const phone = await phoneIn(venue, 103, code)
  const second = await phoneIn(venue, 103, code)
  await expect(desk.getByRole('heading', { name: 'Teléfonos (2)' })).toBeVisible()
  const order = await phone.order(0, 2)
  await expect(desk.getByRole('table', { name: `Pedido ${order.number}` })).toBeVisible()
  // On a phone the bill does not scroll sideways.
  const desktop = desk.viewportSize() ?? hand
  await desk.setViewportSize(hand)
  const lines = desk.getByRole('table', { name: `Pedido ${order.number}` })
  const sideways = (table: HTMLElement) =>
    [table, table.parentElement].some((box) => box && box.scrollWidth > box.clientWidth)
  await expect.poll(() => lines.evaluate(sideways)).toBe(false)
  await expect(lines.getByRole('cell', { name: phone.offered[0]?.name ?? '' })).toBeInViewport()
  await expect(lines.getByRole('row').last()).toContainText('Total')
  await desk.setViewportSize(desktop)
  await desk.getByRole('button', { name: `Confirmar pedido ${order.number}` }).click()
  await expect(desk.getByText('Aceptado', { exact: true })).toBeVisible()
  expect(await phone.statusOf(order.id)).toBe('accepted')

  await phone.done('alerts/ask', { what: 'clean' })
  await phone.done('alerts/setNoDisturb', { noDisturb: true })
  await expect(desk.getByText('No molestar')).toBeVisible()
  await desk.getByRole('main').getByRole('button', { name: 'Hecho el aviso Limpieza de Habitación 103' }).click()
  await expect(desk.getByText('Sin avisos.')).toBeVisible()

  await desk
    .getByRole('button', { name: /^Sacar/ })
    .first()
    .click()
  await confirmed(desk)
  await said(desk, 'Teléfono fuera!')
  await expect(desk.getByRole('heading', { name: 'Teléfonos (1)' })).toBeVisible()
  // The code has changed, because the removed phone knows the old one.
  await expect(desk.getByText(code, { exact: true })).toHaveCount(0)
  await expect(desk.getByText('se sacó un teléfono')).toBeVisible()
  const answers = await Promise.all([phone, second].map((one) => one.post('alerts/ask', { what: 'pay' })))
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 401])

  await desk.getByRole('link', { name: 'Cuenta', exact: true }).click()
  await expect(desk.getByRole('heading', { name: 'Cuenta de la estadía' })).toBeVisible()
  await expect(desk.getByText(`Pedido ${order.number}`)).toBeVisible()
  await desk.getByRole('link', { name: 'Volver' }).click()
  // An order that nobody accepted needs a decision, and none is preselected.
  const inside = answers[0]?.status() === 200 ? phone : second
  const undecided = await inside.order(1)
  await desk.getByRole('button', { name: 'Cerrar Habitación' }).click()
  const question = desk.getByRole('dialog')
  await expect(question.getByText(`Pedido ${undecided.number}`)).toBeVisible()
  await expect(question.getByRole('button', { name: 'Confirmar' })).toBeDisabled()
  await checkDialog(desk)
  await question.getByLabel('Se cancela').check()
  await confirmed(desk)
  await expect(desk).toHaveURL(/\/dashboard$/)
  for (const one of [phone, second]) expect((await one.post('alerts/ask', { what: 'pay' })).status()).toBe(401)
  await desk.goto('/tables/103')
  await expect(desk.getByText('Sin órdenes pendientes.')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Ocupar habitación' })).toBeVisible()

  // Orders of an ended stay can be read, and corrected only by an admin.
  await desk.goto('/orders')
  await expect(desk.getByRole('link', { name: `Corregir pedido ${order.number}`, exact: true })).toHaveCount(0)
  await desk.getByRole('link', { name: `Ver qué pasó pedido ${order.number}`, exact: true }).click()
  await expect(desk.getByText(/^La estadía terminó: solo un admin puede corregir la cuenta, hasta/)).toBeVisible()
  await expect(desk.getByText('Aceptado por Sergio')).toBeVisible()
})

test('guest and staff chat, and both see whether their messages were delivered and read', async ({ venue }) => {
  const desk = await venue.browserOf('Sergio')
  await desk.goto('/dashboard')
  const phone = await phoneIn(venue, 107, stayCodes[107])
  const unread = async () => (await (await desk.request.get('/api/hotel/chat/unread')).json()).messages as number
  const before = await unread()
  const words = 'Necesitamos dos almohadas más y una manta, por favor'
  await phone.done('chat/send', { id: crypto.randomUUID(), text: words })
  await desk.getByRole('link', { name: /^Chat \d+$/ }).click()
  await expect(desk.getByRole('heading', { name: 'Chats' })).toBeVisible()
  await expect(desk.getByText(`${words.slice(0, 39)}...`)).toBeVisible()
  await desk.getByRole('link', { name: /Habitación 107/ }).click()
  await expect(desk.getByRole('region', { name: 'Mensajes' }).getByText(words)).toBeVisible()
  await expect.poll(unread).toBe(before)
  const mine = () => phone.read(`chat/mine?venue=${venue.id}`)
  await expect.poll(async () => (await mine()).messages.at(-1)).toMatchObject({ text: words, read: true })

  // The response to a message is lost: a text written afterwards is another message, and both are stored.
  await desk.route('**/api/hotel/chat/answer', dropResponse, { times: 1 })
  await desk.getByLabel('Escribí un mensaje').fill('Enseguida')
  await desk.getByLabel('Escribí un mensaje').press('Enter')
  await expect(desk.getByText('No hay conexión con el servidor. Revisá la red y probá de nuevo.')).toBeVisible()
  await desk.getByLabel('Escribí un mensaje').fill('Van en camino')
  await desk.getByLabel('Escribí un mensaje').press('Enter')
  await expect(desk.getByLabel('Escribí un mensaje')).toHaveValue('')
  const answers = (await mine()).messages.filter(({ from }: { from: string }) => from === 'staff')
  expect(answers.map(({ text }: { text: string }) => text).slice(-2)).toEqual(['Enseguida', 'Van en camino'])
  const { position } = answers.at(-1)
  await phone.done('chat/mark', { delivered: position, read: position })
  await expect(desk.getByRole('img', { name: 'Leído' }).last()).toBeVisible()
})

test(
  'the QR code on the wall leads to the ways of entering; single-use QR codes, staff and phones inside admit, and removing a phone changes the code',
  inFullRuns,
  async ({ venue }) => {
    const desk = await venue.browserOf('Sergio')
    const sealOf = async (number: number) => {
      const sheet: { number: number; seal: string }[] = await (
        await desk.request.get('/api/hotel/rooms/sheet?kind=room')
      ).json()
      return sheet.find((room) => room.number === number)?.seal ?? ''
    }
    const wall = async () => `/${venue.id}/107?seal=${encodeURIComponent(await sealOf(107))}`
    await desk.goto(`/${venue.id}/rooms`)
    await desk.getByRole('link', { name: 'Códigos de las habitaciones' }).click()
    const sheet = desk.getByRole('region', { name: 'Códigos de las habitaciones' })
    await expect(sheet.getByRole('listitem')).toHaveCount(12)
    await expect(sheet.getByText('Habitación 107')).toBeVisible()
    const old = await wall()
    await desk.getByRole('button', { name: 'Renovar códigos' }).click()
    await confirmed(desk)
    await said(desk, 'Códigos renovados!')

    // The slip is in the guest's language, and its QR code admits one phone.
    await desk.goto('/tables/107')
    await desk.getByRole('link', { name: 'Imprimir ficha' }).click()
    await expect(desk.getByRole('heading', { name: 'Ficha del huésped' })).toBeVisible()
    await expect(desk.getByText('Hola, Hugo Barrios!')).toBeVisible()
    await desk.getByRole('link', { name: 'Inglés' }).click()
    const slip = desk.getByRole('article')
    for (const words of ['Room 107', 'Hello, Hugo Barrios!', stayCodes[107], 'Secret code'])
      await expect(slip).toContainText(words)
    await expect(slip.getByRole('img')).toBeVisible()

    // On the screen the QR code disappears once a phone has used it.
    await desk.goto('/tables/107')
    const shown = desk.waitForResponse('**/api/hotel/stays/inviteByStaff')
    // A phone needs longer to scan the code than the screen to read it in the list of open ones.
    const listed = desk.waitForResponse('**/api/hotel/stays/at?*')
    await desk.getByRole('button', { name: 'QR de un solo uso' }).click()
    await expect(desk.getByRole('img', { name: 'QR de un solo uso para el teléfono del huésped' })).toBeVisible()
    const { invitation } = await (await shown).json()
    await listed
    const inside = await venue.visitor({ viewport: hand })
    await inside.goto(`/${venue.id}/107?invitation=${encodeURIComponent(invitation)}`)
    await expect(inside.getByRole('heading', { name: 'Teléfonos en la habitación' })).toBeVisible()
    await expect(desk.getByText('Este QR ya se usó o dejó de servir.')).toBeVisible()

    // A phone that scanned the wall waits until staff let it in; an old code of the wall does not knock.
    const knocking = await venue.visitor({ viewport: hand })
    const ask = knocking.getByRole('button', { name: 'Pedir que me dejen entrar' })
    await knocking.goto(`/${venue.id}/107`)
    await expect(knocking.getByText('escaneá el código QR')).toBeVisible()
    await expect(ask).toHaveCount(0)
    await knocking.goto(old)
    await ask.click()
    await expect(knocking.getByText('Este código ya no sirve.')).toBeVisible()
    await knocking.goto(await wall())
    await ask.click()
    await desk.getByRole('button', { name: /^Dejar entrar al que muestra \d\d$/ }).click()
    await expect(knocking.getByRole('heading', { name: 'Teléfonos en la habitación' })).toBeVisible()
    await expect(desk.getByRole('heading', { name: 'Teléfonos (2)' })).toBeVisible()

    // A guest adds a phone, then removes one: the code changes on the phones inside and at the desk.
    await inside.getByRole('button', { name: 'Agregar un teléfono' }).click()
    await expect(inside.getByRole('img', { name: 'QR de un solo uso' })).toBeVisible()
    await inside.getByRole('button', { name: 'Sacar Computadora' }).click()
    await checkDialog(inside)
    await inside.getByRole('dialog').getByRole('button', { name: 'Sacar' }).click()
    await expect(knocking.getByText(/^Para pedir, entrá primero/)).toBeVisible()
    await expect(inside.getByText('se sacó un teléfono')).toBeVisible()
    await expect(inside.getByText('Este QR ya se usó o dejó de servir.')).toBeVisible()
    await expect(inside.getByText(stayCodes[107])).toHaveCount(0)
    await expect(desk.getByText(stayCodes[107])).toHaveCount(0)
    const removed = await send(knocking, 'hotel/stays/enterByCode', {
      venue: venue.id,
      number: 107,
      code: stayCodes[107],
    })
    expect(removed.status()).toBe(422)
    await desk.getByRole('button', { name: 'Código nuevo' }).click()
    await confirmed(desk)
    await said(desk, 'Código nuevo!')
    await expect(inside.getByText(/^Código nuevo desde/)).toBeVisible()
  },
)
