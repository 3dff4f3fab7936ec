import type { Page } from '@playwright/test'
import { checkDialog } from './dialogs.ts'
import { whenHydrated } from './hydration.ts'
import { waitForAnimations } from './layout.ts'
import { phone } from './people.ts'
import { stayCodes } from './phones.ts'
import { findProblemsInDark, findSeriousProblems } from './serious.ts'
import { expect, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

/** Checks that do not depend on the colour run in the first venue only. */
const aboutColours = ['color-contrast', 'link-in-text-block']
const colours: [name: string, colour: string, rules: string[]][] = [
  ['yellow', '#F2C200', []],
  ['grey', '#9AA0A6', aboutColours],
  ['red', '#F0434A', aboutColours],
]
for (const [name, colour, rules] of colours)
  test(
    `in a ${name} venue axe finds nothing serious in links, errors, dialogs and sheets`,
    inLongRuns,
    async ({ venue, database }) => {
      await database.query('update kernel_venues set primary_color = $1 where venue_id = $2', [colour, venue.id])
      const check = async (page: Page, what: string) =>
        expect.soft(await findSeriousProblems(page, { rules }), what).toEqual([])
      const office = await venue.browserOf('Ana')
      await office.goto('/dashboard')
      const shade = await office.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--venue-6'),
      )
      expect(shade).not.toBe('#1F5D43')
      await check(office, 'dashboard')
      await office.getByRole('button', { name: 'Buscar', exact: true }).click()
      await office.getByRole('combobox').fill('bolsas')
      await expect(office.getByRole('option', { name: 'Bolsas' }).first()).toBeVisible()
      await check(office, 'search')
      await office.keyboard.press('Escape')
      await office.goto('/news/create')
      // Submitted with Enter in a field instead of a click, because the error messages move the button.
      await office.getByLabel('Título').press('Enter')
      await expect(office.getByText('Completá este dato.').first()).toBeVisible()
      await check(office, 'errors')
      await office.getByLabel('Título').fill('Algo')
      await office.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Bolsas' }).click()
      await expect(office.getByRole('dialog')).toBeVisible()
      await check(office, 'dialog')

      const guest = await venue.visitor({ viewport: phone })
      await write(guest, 'hotel/stays/enterByCode', { venue: venue.id, number: 101, code: stayCodes[101] })
      await guest.goto(`/${venue.id}/spanish`)
      await check(guest, 'guest')
      await guest.goto(`/${venue.id}/101?language=spanish`)
      await check(guest, 'room')

      const visitor = await venue.visitor({ viewport: phone })
      await visitor.goto(`/propiedades/1?venue=${venue.id}`)
      await visitor.getByRole('button', { name: 'Agendar una visita' }).first().click()
      await visitor.getByRole('button', { name: 'Enviar' }).click()
      await check(visitor, 'property, asked about')
    },
  )

test('closing a bottom sheet with Escape returns the focus to the button that opened it', async ({ venue }) => {
  const member = await venue.phoneOf('socia')
  await member.goto('/golfballs')
  const button = member.getByRole('button', { name: 'Retirar pelotas' })
  await button.click()
  await expect(member.getByRole('dialog', { name: '¿Retirar ahora?' })).toContainText('Un canasto de 25 pelotas.')
  expect.soft(await findSeriousProblems(member)).toEqual([])
  await member.keyboard.press('Escape')
  await expect(member.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()

  // A tap on a map's picture opens it in full screen, and the next tap closes it.
  await member.goto('/maps')
  await member
    .getByRole('button', { name: /en pantalla completa$/ })
    .first()
    .click()
  await checkDialog(member)
  await member.getByRole('dialog').getByRole('img').click()
  await expect(member.getByRole('dialog')).toHaveCount(0)
})

/** Presses Tab until an element with this role and name has the focus, and then another key. */
const pressOn = async (page: Page, role: 'button' | 'link', name: string | RegExp, key = 'Enter') => {
  // While a dialog is open, the elements behind it cannot have the focus.
  const dialog = page.getByRole('dialog')
  const target = ((await dialog.count()) ? dialog : page).getByRole(role, { name }).first()
  await target.waitFor()
  await whenHydrated(target)
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press(key)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach '${name}'`)
}

test('with the keyboard alone a guest orders, staff accept the order on the board, and a lider sends a roll-call; dialogs have no serious problem in either scheme', async ({
  venue,
}) => {
  const check = async (page: Page, what: string) => {
    await waitForAnimations(page)
    expect.soft(await findSeriousProblems(page), what).toEqual([])
    expect.soft(await findProblemsInDark(page), `${what} in dark`).toEqual([])
  }
  const guest = await venue.visitor({ viewport: phone })
  await write(guest, 'hotel/stays/enterByCode', { venue: venue.id, number: 101, code: stayCodes[101] })
  // The room's page stores on the phone which room it is in.
  await guest.goto(`/${venue.id}/101?language=spanish`)
  await expect(guest.getByRole('heading', { name: 'Teléfonos en la habitación' })).toBeVisible()
  const { menus } = await (await guest.request.get(`/api/hotel/menus/offered?venue=${venue.id}`)).json()
  const isOffered = ({ open, categories }: { open: boolean; categories: { products: { name: string }[] }[] }) =>
    open && categories.some(({ products }) => products.some(({ name }) => name === 'Huevos revueltos'))
  await guest.goto(`/${venue.id}/menu/${menus.find(isOffered).id}?language=spanish`)
  await pressOn(guest, 'button', 'Agregar al pedido: Huevos revueltos')
  const sheet = guest.getByRole('dialog', { name: 'Huevos revueltos' })
  await expect(sheet).toBeVisible()
  await check(guest, 'sheet of a product')
  await pressOn(guest, 'button', 'Uno más')
  await expect(sheet.getByRole('status')).toHaveText('2')
  await pressOn(guest, 'button', /^Agregar/)
  await expect(sheet).toHaveCount(0)
  await pressOn(guest, 'link', /Ver pedido/)
  await pressOn(guest, 'button', 'Enviar Pedido')
  await expect(guest.getByRole('dialog')).toBeVisible()
  await check(guest, 'order received')

  const staff = await venue.browserOf('Sergio')
  await staff.goto('/orders')
  const card = staff
    .getByRole('region', { name: 'Pendientes' })
    .getByRole('article')
    .filter({ hasText: 'Huevos revueltos' })
  const label = await card.getByRole('button', { name: /^Accept/ }).getAttribute('aria-label')
  await pressOn(staff, 'button', label ?? '')
  await expect(
    staff.getByRole('region', { name: 'Aceptados' }).getByRole('article').filter({ hasText: 'Huevos revueltos' }),
  ).toBeVisible()

  const lider = await venue.phoneOf('lider')
  await lider.goto('/take-assistant')
  await pressOn(lider, 'button', 'Dante Correa', 'Space')
  await expect(lider.getByRole('button', { name: 'Dante Correa' })).toHaveAttribute('aria-pressed', 'true')
  await pressOn(lider, 'button', 'Enviar inasistencias')
  await expect(lider.getByRole('dialog', { name: '¿Estás seguro que NO vinieron?' })).toContainText('Dante Correa')
  await check(lider, 'roll-call')
  await pressOn(lider, 'button', 'Re seguro!')
  await expect(lider.getByRole('dialog', { name: 'Gracias!' })).toBeVisible()
})
