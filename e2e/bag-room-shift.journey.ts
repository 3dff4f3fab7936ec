import type { Locator, Page } from '@playwright/test'
import { bagOf } from './bags.ts'
import { phone } from './people.ts'
import { said } from './popups.ts'
import { expect, test } from './venue.ts'

test.use({ serviceWorkers: 'allow' })

/** Timeout of assertions about queued writes, which are retried with growing delays. */
const soon = { timeout: 30_000 }

/**
 * Counts the taps of a person: `tap` clicks a target, and focusing a field counts too, but typing does not. `take`
 * returns the count and resets it.
 */
const countTaps = () => {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      taps++
      await target.click()
    },
    take: () => {
      const count = taps
      taps = 0
      return count
    },
  }
}

test('a shift: the code once, four bags with at most four taps each, one of them offline, and the home page at its end', async ({
  venue,
}) => {
  const admin = await venue.browserOf('Ana')
  const hand: Page = await venue.visitor({ viewport: phone })
  const { tap, take } = countTaps()
  const search = hand.getByLabel('Sin etiqueta: número de socio, lugar o nombre')
  const find = async (typed: string, name: string | RegExp) => {
    await tap(search)
    await search.fill(typed)
    await tap(hand.getByRole('link', { name }))
  }

  await hand.goto(`/bag-scan?venue=${venue.id}`)
  await hand.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await hand.getByLabel('Código').fill('0000')
  await hand.getByRole('button', { name: 'Empezar turno' }).click()
  await expect(hand.getByText('El código no es correcto.')).toBeVisible()
  await hand.getByLabel('Código').fill('2580')
  await hand.getByLabel('Tu nombre').fill('Pedro')
  await hand.getByRole('button', { name: 'Empezar turno' }).click()
  await expect(hand.getByText('Turno abierto hasta las 23:00')).toBeVisible()

  const ids = [await bagOf(admin, 'Honma'), await bagOf(admin, 'Mizuno'), await bagOf(admin, 'Ping')]
  const bags: { brand: string; lastAction: string | null; numberSocio: string; fullName: string; place: string }[] = []
  for (const id of ids) bags.push((await (await admin.request.get(`/api/club/bags/one?id=${id}`)).json()).bag)
  const searches = [bags[0]?.numberSocio, bags[1]?.place, bags[2]?.fullName]
  for (const [n, bag] of bags.entries()) {
    await find(searches[n] ?? '', new RegExp(bag.brand))
    // The opposite of the bag's last movement is proposed.
    const proposed = bag.lastAction === 'Ingreso' ? 'retiro' : 'ingreso'
    await tap(hand.getByRole('button', { name: `Registrar ${proposed}` }))
    await said(hand, 'Movimiento registrado!')
    await expect(hand).toHaveURL(/\/bag-scan/)
    expect(take()).toBeLessThanOrEqual(4)
  }

  await hand.context().setOffline(true)
  await find('honma', /Honma/)
  await expect(hand.getByRole('heading', { name: bags[0]?.fullName ?? '' })).toBeVisible()
  const back = bags[0]?.lastAction === 'Ingreso' ? 'Ingreso' : 'Retiro'
  await tap(hand.getByRole('button', { name: `Registrar ${back.toLowerCase()}` }))
  expect(take()).toBeLessThanOrEqual(4)
  await expect(hand).toHaveURL(/\/bag-scan/)
  const line = `${back} · Honma · ${bags[0]?.fullName}`
  await expect(hand.getByRole('listitem').filter({ hasText: 'En cola' })).toContainText(line)
  await hand.getByRole('button', { name: 'Terminar turno' }).click()
  await expect(hand.getByText(/^Sin conexión no se puede terminar: el turno sigue abierto/)).toBeVisible()
  // The popup appears below the pointer, which would keep it open over the button.
  await hand.mouse.move(0, phone.height - 1)
  await hand.context().setOffline(false)
  await expect(hand.getByRole('heading', { name: 'Movimientos en cola' })).toHaveCount(0, soon)
  await said(hand, 'Movimiento enviado!')

  await admin.goto('/bags')
  const shift = admin.getByRole('listitem').filter({ hasText: 'Pedro (turno)' }).first()
  await expect(admin.getByRole('heading', { name: 'Turnos abiertos' })).toBeVisible()
  await expect(shift).toContainText('4 movimientos')
  const [latest] = await (await admin.request.get('/api/club/movements/recent')).json()
  expect(latest).toMatchObject({ personAdmin: 'Pedro (turno)', brand: 'Honma', actionType: back })

  await hand.getByRole('button', { name: 'Terminar turno' }).click()
  await said(hand, 'Turno terminado!')
  await expect(hand).toHaveURL(/\/home/)
  await expect(admin.getByRole('heading', { name: 'Turnos abiertos' })).toHaveCount(0)
  await hand.goto(`/bag/${ids[0]}?venue=${venue.id}`)
  await expect(hand.getByRole('heading', { name: 'Ingresá el código de bolsas' })).toBeVisible()
})
