import type { Page } from '@playwright/test'
import { phoneIn, stayCodes } from './phones.ts'
import { said } from './popups.ts'
import { expect, test } from './venue.ts'

/** Simulates a browser's autoplay policy: the AudioContext stays suspended until the first pointerdown. */
const keepSilentUntilPressed = (page: Page) =>
  page.addInitScript(() => {
    let [pressed, heard] = [false, false]
    addEventListener('pointerdown', () => {
      pressed = true
    })
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => (heard ? 'running' : 'suspended') })
    AudioContext.prototype.resume = async function () {
      heard = pressed
      this.dispatchEvent(new Event('statechange'))
    }
  })

test('the kitchen view uses the whole window, and every step is one tap', async ({ venue }) => {
  const tablet = await venue.browserOf('Sergio', { width: 820, height: 1180 })
  await keepSilentUntilPressed(tablet)
  await tablet.goto('/orders/kitchen')
  await expect(tablet.getByRole('heading', { name: 'Cocina' })).toBeVisible()
  await expect(tablet.getByRole('navigation', { name: 'Secciones' })).toBeHidden()
  await expect(tablet.getByRole('button', { name: 'Cerrar sesión' })).toBeHidden()
  const phone = await phoneIn(venue, 107, stayCodes[107])
  const { id, number } = await phone.order(2)
  const silent = tablet.getByRole('main').getByText('Activá el sonido')
  await expect(silent).toBeVisible()
  await said(tablet, `Pedido nuevo ${number}: Habitación 107.`)
  const accept = tablet.getByRole('button', { name: `Accept pedido ${number}` })
  await accept.hover({ position: { x: 40, y: 66 } })
  // The notice about blocked sound disappears at the first pointerdown; the pressed button must not move, or the click
  // would miss it.
  await tablet.mouse.down()
  await tablet.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await tablet.mouse.up()
  await expect(silent).toBeHidden()
  const complete = tablet.getByRole('button', { name: `Completar pedido ${number}` })
  await expect(complete).toBeVisible()
  // The second click of a double click on 'Accept' must not press the button that replaces it.
  const completing: string[] = []
  tablet.on('request', (request) => request.url().endsWith('/orders/complete') && completing.push(request.url()))
  await tablet.mouse.down({ clickCount: 2 })
  await tablet.mouse.up({ clickCount: 2 })
  await tablet.evaluate(() => new Promise(requestAnimationFrame))
  expect(completing).toEqual([])
  await complete.click()
  await expect(complete).toHaveCount(0)
  expect(await phone.statusOf(id)).toBe('completed')
  await tablet.getByRole('link', { name: 'Salir' }).click()
  await expect(tablet.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  await tablet.getByRole('link', { name: 'Cocina' }).click()
  await expect(tablet.getByRole('button', { name: 'Cerrar sesión' })).toBeHidden()
})
