import type { Page } from '@playwright/test'
import { phone } from './people.ts'
import { expect, inLongRuns, test } from './venue.ts'
import { write } from './writing.ts'

const listening = (page: Page) => {
  const wrong: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') wrong.push(message.text())
  })
  page.on('pageerror', (error) => wrong.push(String(error)))
  return wrong
}

test('a guest reads the menu in French, and sees a product become disabled without a reload', async ({ venue }) => {
  const guest = await venue.visitor({ viewport: phone, locale: 'fr-FR' })
  const wrong = listening(guest)
  const assets: string[] = []
  guest.on('request', (request) => assets.push(request.url()))
  const menuIn = (language: string) => new RegExp(`/${venue.id}/${language}/[0-9a-f-]{36}/menu$`)
  await guest.goto('/hotel')
  // The URL has no language, so the phone's language is used.
  await guest.getByLabel('Code', { exact: true }).fill('77777')
  await guest.getByRole('button', { name: 'Continuer' }).click()
  await expect(guest.getByRole('alert')).toHaveText('Aucun hôtel n’a ce code.')
  wrong.splice(0)
  await guest.getByLabel('Code', { exact: true }).fill(`${venue.id}`)
  await guest.getByRole('button', { name: 'Continuer' }).click()
  await expect(guest).toHaveURL(`/${venue.id}/language?language=french`)
  await guest.getByRole('link', { name: 'Français' }).click()
  await expect(guest.getByRole('heading', { name: 'Lieux !' })).toBeVisible()
  const chat = await guest.getByRole('link', { name: 'Commander par WhatsApp' }).getAttribute('href')
  expect(chat).toMatch(/^https:\/\/wa\.me\/\d+\?text=Bonjour/)
  await guest.getByRole('link', { name: /Parrilla/ }).click()
  await expect(guest).toHaveURL(menuIn('french'))
  await guest.reload()
  await expect(guest.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(guest.getByText(/^(Ouvert jusqu’à|Fermé, ouvre)/).first()).toBeVisible()

  const row = guest.getByRole('listitem').filter({ has: guest.getByRole('link', { name: 'Risotto aux champignons' }) })
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Indisponible')
  const href = (await row.getByRole('link').getAttribute('href')) ?? ''
  const id = href.split('/').at(-2)
  await guest.evaluate(() => Object.assign(window, { stayed: true }))

  const admin = await venue.callerOf('Ana')
  const setStock = (stock: boolean) => write(admin, 'hotel/menus/setStock', { id, stock })
  await setStock(false)
  await expect(row).toContainText('Indisponible')
  await setStock(true)
  await expect(row).not.toContainText('Indisponible')

  await guest.getByText('FR', { exact: true }).click()
  await guest.getByRole('link', { name: 'English' }).click()
  await expect(guest).toHaveURL(menuIn('english'))
  await expect(guest.getByRole('link', { name: 'Mushroom risotto' })).toBeVisible()
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
  expect(await guest.evaluate(() => 'stayed' in window)).toBe(true)

  await guest.getByRole('button', { name: 'Vegetarian' }).click()
  await expect(guest.getByRole('link', { name: 'Mushroom risotto' })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'Sirloin' })).toHaveCount(0)
  await guest.getByRole('link', { name: 'Mushroom risotto' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Mushroom risotto' })).toBeVisible()
  expect(wrong).toEqual([])
  // Chunks of the other surfaces would also bring their fonts, and move the texts of a page that has none of ours.
  expect(assets.filter((url) => /\/(?:plain|desk|lists|staff|phone)-/.test(url))).toEqual([])
})

test('without JavaScript the menu is readable and its links work', async ({ venue }) => {
  const guest = await venue.visitor({ viewport: phone, javaScriptEnabled: false })
  await guest.goto(`/${venue.id}/french/`)
  await guest.getByRole('link', { name: /Parrilla/ }).click()
  await expect(guest.getByRole('link', { name: 'Risotto aux champignons' })).toBeVisible()
  await guest.getByText('FR', { exact: true }).click()
  await guest.getByRole('link', { name: 'Português' }).click()
  await expect(guest.getByRole('link', { name: 'Risoto de cogumelos' })).toBeVisible()
  // A venue without outlets shows its menus directly.
  await guest.goto('/3/spanish/')
  await expect(guest.getByRole('link', { name: 'Locro' })).toBeVisible()
})

test(
  'a guest who returns from a product finds its row where it was tapped, and tabs lead to their category by keyboard',
  inLongRuns,
  async ({ venue }) => {
    const guest = await venue.visitor({ viewport: phone })
    await guest.goto(`/${venue.id}/french/`)
    await guest.getByRole('link', { name: /Parrilla/ }).click()
    const tabs = guest.getByRole('navigation', { name: 'Catégories' }).getByRole('link')
    await expect(tabs.first()).toBeVisible()
    for (const tab of [await tabs.count(), 2].map((n) => tabs.nth(n - 1))) {
      await tab.focus()
      await guest.keyboard.press('Enter')
      const section = guest.locator((await tab.getAttribute('href')) ?? '')
      await expect(section.getByRole('heading', { level: 3 })).toBeInViewport()
      await expect(section).toBeFocused()
    }
    const rows = guest.getByRole('heading', { level: 4 }).getByRole('link')
    const outlet = guest.url()
    // The code that stores the scroll position loads after the page, together with the search.
    await expect(guest.getByRole('searchbox')).toBeVisible()
    for (const row of [rows.nth(Math.floor((await rows.count()) / 2)), rows.last()]) {
      const name = (await row.textContent()) ?? ''
      // Measured at the click itself: until then sections are laid out on the way and move the row.
      await row.evaluate((link) => {
        const measure = () => Object.assign(window, { topAtClick: link.getBoundingClientRect().top })
        link.addEventListener('click', measure, { once: true })
      })
      await row.click()
      await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible()
      const before = await guest.evaluate(() => (window as unknown as { topAtClick: number }).topAtClick)
      await guest.goBack()
      await expect.poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - before)).toBeLessThan(2)
    }
    // The link back keeps the outlet.
    await rows.first().click()
    await guest.getByRole('link', { name: /^Parrilla/ }).click()
    await expect(guest).toHaveURL(outlet)
    await guest.getByRole('searchbox').fill('rísotto')
    await expect(rows).toHaveText(['Risotto aux champignons'])
  },
)

test(
  'an unknown page says that it was not found in the reader’s language, with status 404',
  inLongRuns,
  async ({ page }) => {
    for (const [address, words] of [
      ['/99/language', 'No encontramos esta página'],
      ['/1/klingon', 'No encontramos esta página'],
      ['/1/french/00000000-0000-4000-8000-000000000000/menu', 'Nous n’avons pas trouvé cette page'],
      ['/1/english/x/menu', 'We could not find this page'],
      ['/lugares/x', 'No encontramos esta página'],
    ] as const) {
      const answer = await page.goto(address)
      expect(answer?.status(), address).toBe(404)
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
    }
  },
)
