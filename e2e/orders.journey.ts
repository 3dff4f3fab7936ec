import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dropResponse } from './network.ts'
import { phoneIn, stayCodes } from './phones.ts'
import { said } from './popups.ts'
import { expect, inFullRuns, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

declare global {
  interface Window {
    strokes: number
    ahead: number
    papers: string[]
  }
}

/** Counts the sounds that the page plays. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    window.strokes = 0
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when) {
      window.strokes += 1
      start.call(this, when)
    }
  })
/** Sets the browser's clock two hours ahead; a larger `window.ahead` advances it further. */
const putClockAhead = (page: Page) =>
  page.addInitScript(() => {
    const { now } = Date
    window.ahead = 2 * 3600_000
    Date.now = () => now() + window.ahead
  })
/** Makes the browser block sound. */
const keepSilent = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' }))
const strokes = (page: Page) => page.evaluate(() => window.strokes)

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, number: number) => page.getByRole('article', { name: `Pedido ${number}`, exact: true })

/** Accepts the demo's pending orders, so that only the journey's own orders are pending. */
const acceptAll = async (page: Page) => {
  const waiting = await (await page.request.get('/api/hotel/orders/waiting')).json()
  for (const { id } of waiting) await write(page, 'hotel/orders/accept', { id })
}

test('an order rings on every staff screen until it is accepted; of two simultaneous acceptances one succeeds and the other is told who accepted', async ({
  venue,
}) => {
  const ana = await venue.browserOf('Ana')
  const sergio = await venue.browserOf('Sergio')
  await acceptAll(ana)
  await listen(ana)
  await ana.goto('/dashboard')
  await keepSilent(sergio)
  await putClockAhead(sergio)
  await sergio.goto('/orders')
  // Any click on the page enables the sound, if the browser has blocked it.
  await ana.getByRole('heading', { level: 1 }).click()
  await expect(ana.getByRole('button', { name: 'Activar sonido' })).toHaveCount(0)
  // A page that was not clicked shows that its sound is blocked.
  await expect(sergio.getByRole('button', { name: 'Activar sonido' })).toBeVisible()

  const phone = await phoneIn(venue, 101, stayCodes[101])
  const { id, number } = await phone.order(0, 2, 'Sin azúcar')
  await expect(lane(sergio, 'Pendientes').getByText('Sin azúcar')).toBeVisible()
  await said(sergio, `Pedido nuevo ${number}: Habitación 101.`)
  await expect(card(sergio, number)).toContainText('Habitación 101')
  // Computed by the server's clock, not by this browser's. It is checked first, because it holds for a minute.
  await expect(card(sergio, number)).toContainText('recién')
  await expect(ana.getByRole('button', { name: /^Campana: .* 1 pedido\b/ })).toBeVisible()
  await expect(ana).toHaveTitle(/^\(\d+\) Hola Ana!/)
  await expect(ana.getByRole('link', { name: 'Pedidos 1' })).toBeVisible()
  const before = await strokes(ana)
  await expect.poll(() => strokes(ana), { timeout: 60_000 }).toBeGreaterThanOrEqual(before + 4)
  // Sergio's response is delayed until Ana has received hers.
  let letPass = () => {}
  const held = new Promise<void>((resolve) => {
    letPass = resolve
  })
  await sergio.route('**/api/hotel/orders/accept', async (route) => {
    await held
    await route.continue()
  })
  await sergio.getByRole('button', { name: `Accept pedido ${number}` }).click()
  await ana.getByRole('button', { name: /^Campana/ }).click()
  await ana.getByRole('button', { name: `Accept el pedido ${number}` }).click()
  await expect(ana.getByRole('button', { name: `Accept el pedido ${number}` })).toHaveCount(0)
  letPass()
  await said(sergio, `Ana ya aceptó el pedido ${number}.`)
  await expect(lane(sergio, 'Aceptados').getByText('Aceptado por Ana')).not.toHaveCount(0)
  expect(await phone.statusOf(id)).toBe('accepted')
  await expect(ana.getByRole('button', { name: /^Campana: (?!.*pedido)/ })).toBeVisible()

  await sergio.getByRole('button', { name: `Completar pedido ${number}` }).click()
  await expect(lane(sergio, 'Completados hoy').getByText('Sin azúcar')).toBeVisible()
  expect(await phone.statusOf(id)).toBe('completed')

  const unwanted = await phone.order(1)
  await sergio.getByRole('button', { name: `Cancel pedido ${unwanted.number}` }).click()
  await sergio.getByLabel('Motivo (opcional)').fill('Se terminó')
  await sergio.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(lane(sergio, 'Cancelados hoy').getByRole('heading', { name: `${unwanted.number}` })).toBeVisible()
  expect(await phone.statusOf(unwanted.id)).toBe('canceled')

  // At midnight the lists of today are read again although nothing was written.
  let reads = 0
  sergio.on('request', (request) => {
    if (request.url().includes('/api/hotel/orders/board')) reads += 1
  })
  // A response that arrives after the change sets the page's clock to the server's time, so the change is repeated.
  const readsAfterDay = async () => {
    await sergio.evaluate(() => {
      window.ahead += 24 * 3600_000
    })
    return reads
  }
  await expect.poll(readsAfterDay, { intervals: [6_000], timeout: 120_000 }).toBeGreaterThan(0)
})

test('an order accepted at a printing screen is printed as an 80 mm ticket', async ({ venue }) => {
  const desk = await venue.browserOf('Sergio')
  await acceptAll(desk)
  await desk.addInitScript(() => {
    window.papers = []
    window.print = () => {
      const roll = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      window.papers.push(`${document.body.lastElementChild?.textContent} ${roll.join(' ')}`)
      dispatchEvent(new Event('afterprint'))
    }
  })
  await desk.goto('/orders')
  const phone = await phoneIn(venue, 102, stayCodes[102])
  const first = await phone.order(0, 1, 'Sin sal')
  await desk.getByRole('button', { name: `Accept pedido ${first.number}` }).click()
  await expect(lane(desk, 'Aceptados').getByText('Sin sal')).toBeVisible()
  expect(await desk.evaluate(() => window.papers)).toEqual([])

  await desk.getByRole('checkbox', { name: 'Imprimir al aceptar en esta pantalla' }).check()
  // HTML in a comment is shown as text, on screen and on the ticket.
  const wish = '<img src=x onerror="alert(1)"> Con limón 🍋'
  const second = await phone.order(1, 3, wish)
  await expect(card(desk, second.number)).toContainText(wish)
  // Until the list shows the order as accepted, it cannot be accepted and printed again.
  const accept = desk.getByRole('button', { name: `Accept pedido ${second.number}` })
  let letPass = () => {}
  const held = new Promise<void>((resolve) => {
    letPass = resolve
  })
  await desk.route('**/api/hotel/orders/board', async (route) => {
    await held
    await route.continue()
  })
  await accept.click()
  await expect.poll(() => desk.evaluate(() => window.papers)).toHaveLength(1)
  await expect(accept).toBeDisabled()
  letPass()
  await expect(accept).toHaveCount(0)
  const [paper = ''] = await desk.evaluate(() => window.papers)
  for (const words of [`${second.number}`, 'Habitación 102', wish, 'size: 80mm']) expect(paper).toContain(words)

  await card(desk, second.number).getByRole('link', { name: 'Comanda' }).click()
  await desk.getByRole('button', { name: 'Imprimir' }).click()
  await expect.poll(() => desk.evaluate(() => window.papers)).toHaveLength(2)
})

test(
  'an order by telephone is entered and corrected with a reason, and its log shows who changed what and why',
  inFullRuns,
  async ({ venue }) => {
    const desk = await venue.browserOf('Sergio')
    const phone = await phoneIn(venue, 101, stayCodes[101])
    const [first, second] = phone.offered
    await desk.goto('/tables/101')
    await desk.getByRole('link', { name: 'Ingresar pedido' }).click()
    await desk.getByLabel('Buscar productos').fill(first?.name ?? '')
    const add = desk.getByRole('button', { name: `Agregar ${first?.name}` })
    await add.click()
    await add.click()
    await expect(desk.getByLabel(`Cantidad de ${first?.name}`)).toHaveText('2')
    await desk.getByRole('button', { name: 'Ingresar pedido' }).click()
    await expect(desk).toHaveURL(/\/tables\/101$/)
    const { orders } = await phone.read(`orders/mine?venue=${venue.id}`)
    expect(orders[0]).toMatchObject({ status: 'accepted', total: (first?.price ?? 0) * 2 })

    await desk.goto('/orders')
    await card(desk, orders[0].number).getByRole('link', { name: 'Corregir' }).click()
    await desk.getByRole('button', { name: `Uno menos de ${first?.name}` }).click()
    await desk.getByLabel('Buscar productos').fill(second?.name ?? '')
    await desk.getByRole('button', { name: `Agregar ${second?.name}` }).click()
    await desk.getByRole('button', { name: 'Guardar corrección' }).click()
    await expect(desk.getByLabel('Motivo de la corrección')).toBeFocused()
    await desk.getByLabel('Motivo de la corrección').fill('Llamaron de nuevo')
    await desk.getByRole('button', { name: 'Guardar corrección' }).click()
    await expect(desk).toHaveURL(/\/orders$/)
    await expect(card(desk, orders[0].number)).toContainText('Corregido 1 vez')
    const after = await phone.read(`orders/mine?venue=${venue.id}`)
    expect(after.orders[0].total).toBe((first?.price ?? 0) + (second?.price ?? 0))

    await card(desk, orders[0].number).getByRole('link', { name: 'Corregir' }).click()
    for (const words of [
      'Corregido por Sergio',
      'Motivo: Llamaron de nuevo',
      `${first?.name}: 2 → 1`,
      `${second?.name}: 0 → 1`,
    ])
      await expect(desk.getByText(words)).toBeVisible()
  },
)

test(
  'a second person who corrects the same order is told; an order and a correction whose responses were lost are neither repeated nor attributed to somebody else',
  inLongRuns,
  async ({ venue }) => {
    const [desk, other] = [await venue.browserOf('Sergio'), await venue.browserOf('Ana')]
    const phone = await phoneIn(venue, 101, stayCodes[101])
    const [first, second] = phone.offered
    const { id, number } = await phone.order(0, 2)
    await write(desk, 'hotel/orders/accept', { id })
    await desk.goto('/orders')
    await card(desk, number).getByRole('link', { name: 'Corregir' }).click()
    await other.goto(`/orders/${id}/edit`)
    await other.getByRole('button', { name: `Uno más de ${first?.name}` }).click()
    await desk.getByLabel('Buscar productos').fill(second?.name ?? '')
    await desk.getByRole('button', { name: `Agregar ${second?.name}` }).click()
    await desk.getByLabel('Motivo de la corrección').fill('Llamaron de nuevo')
    await desk.getByRole('button', { name: 'Guardar corrección' }).click()
    await expect(desk).toHaveURL(/\/orders$/)
    const totalNow = async () => (await phone.read(`orders/mine?venue=${venue.id}`)).orders[0].total
    const total = await totalNow()

    // A second person who corrects the same order sees a notice, overwrites nothing, and continues with the current lines.
    await expect(other.getByText('Otra persona cambió esto mientras lo editabas.')).toBeVisible()
    await other.getByLabel('Motivo de la corrección').fill('Quieren tres')
    await other.getByRole('button', { name: 'Guardar corrección' }).click()
    await said(other, 'Otra persona lo cambió mientras lo editabas.')
    expect(await totalNow()).toBe(total)
    await other.getByRole('button', { name: 'Usar la versión nueva' }).click()
    await expect(other.getByLabel(`Cantidad de ${second?.name}`)).toHaveText('1')

    // The response is lost and a line is added: the form does not report it as ordered but offers a correction.
    await desk.goto('/tables/101/order')
    await desk.getByRole('button', { name: `Agregar ${first?.name}` }).click()
    await desk.route('**/api/hotel/orders/enter', dropResponse, { times: 1 })
    await desk.getByRole('button', { name: 'Ingresar pedido' }).click()
    await said(desk, 'No hay conexión con el servidor.')
    await desk.getByRole('button', { name: `Agregar ${second?.name}` }).click()
    await desk.getByRole('button', { name: 'Ingresar pedido' }).click()
    await said(desk, 'ya había entrado como lo enviaste la primera vez.')
    await expect(desk).toHaveURL(/\/edit$/)
    // A correction whose response was lost is not attributed to somebody else.
    await desk.getByRole('button', { name: `Agregar ${second?.name}` }).click()
    await desk.getByLabel('Motivo de la corrección').fill('Pidieron uno más')
    await desk.route('**/api/hotel/orders/correct', dropResponse, { times: 1 })
    await desk.getByRole('button', { name: 'Guardar corrección' }).click()
    await said(desk, 'No hay conexión con el servidor.')
    await expect(desk.getByText('Motivo: Pidieron uno más')).toBeVisible()
    await expect(desk.getByText('Otra persona cambió esto')).toHaveCount(0)
    await desk.getByRole('button', { name: 'Guardar corrección' }).click()
    await expect(desk).toHaveURL(/\/orders$/)
  },
)

test('past orders are shown five per page, and the sales figures can be exported', inFullRuns, async ({ venue }) => {
  const desk = await venue.browserOf('Sergio')
  await desk.goto('/orders')
  await desk.getByRole('link', { name: 'Past Orders' }).click()
  await expect(desk.getByRole('heading', { name: 'Past Orders' })).toBeVisible()
  await expect(desk.getByRole('article')).toHaveCount(5)
  const [newest] = await desk.getByRole('article').allInnerTexts()
  await desk.getByRole('link', { name: 'Siguiente' }).click()
  await expect(desk).toHaveURL(/page=2/)
  await expect(desk.getByText(/^Página 2 de/)).toBeVisible()
  await expect(desk.getByRole('article').first()).not.toHaveText(newest ?? '')
  await desk.getByRole('link', { name: 'Current Orders' }).click()
  await expect(desk).toHaveURL(/\/orders$/)

  await desk.getByRole('link', { name: 'Estadísticas' }).click()
  await expect(desk.getByText('Ventas por día').first()).toBeVisible()
  const download = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Exportar CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^pedidos-.*\.csv$/)
  expect(readFileSync(await file.path(), 'utf8').split('\n').length).toBeGreaterThan(20)
})
