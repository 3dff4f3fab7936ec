import type { Page } from '@playwright/test'
import { expect, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

/** Fills the device's storage as the product's pages do, and with two keys that are not personal. */
const leaveTraces = (page: Page, keys: string[]) =>
  page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, '[]')
    sessionStorage.setItem('casa-draft chat', '"Hola"')
  }, keys)
const tracesOn = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((key) => /^casa-(?!seen|place|reloaded)/.test(key))
      .sort(),
  )

test('signing out as staff deletes personal data from the device, and going back shows the sign-in', async ({
  venue,
}) => {
  const page = await venue.browserOf('Ana')
  await page.goto('/people')
  await expect(page.getByRole('heading', { name: 'Personas' })).toBeVisible()
  const own = ['casa-bags', 'casa-property 1', 'casa-photos menu']
  await leaveTraces(page, [...own, 'casa-favourites 1', 'casa-move 1'])
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await tracesOn(page)).toEqual(['casa-favourites 1', 'casa-move 1'])
  await page.goBack()
  await expect(page).toHaveURL(/\/login\?to=%2Fpeople$/)
})

test(
  'signing out as a member deletes the class and waiting roll-calls, and a staff session of the same browser stays',
  inLongRuns,
  async ({ venue }) => {
    const hand = await venue.phoneOf('lider')
    await write(hand, 'kernel/identity/signIn', venue.accountOf('Ana'))
    await hand.goto('/profile')
    await leaveTraces(hand, ['casa-bags', 'casa-class', 'casa-favourites 1'])
    await hand.getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(hand).toHaveURL(/\/$/)
    expect(await tracesOn(hand)).toEqual(['casa-favourites 1'])
    await hand.goto('/dashboard')
    await expect(hand.getByRole('heading', { name: 'Hola Ana!' })).toBeVisible()
  },
)
