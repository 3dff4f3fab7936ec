import type { Page } from '@playwright/test'
import { openBag } from './bags.ts'
import { phone } from './people.ts'
import { codes } from './phones.ts'
import { seriousOn } from './serious.ts'
import { expect, test } from './venue.ts'
import { write } from './writing.ts'

/** Checks that do not depend on the colour run in the first venue only. */
const aboutColours = ['color-contrast', 'link-in-text-block']
/** A light colour is the hardest for white text and for links. The two others are checked in long runs. */
const colours: [name: string, colour: string, rules: string[]][] = [
  ['yellow', '#F2C200', []],
  ['grey', '#9AA0A6', aboutColours],
  ['red', '#F0434A', aboutColours],
]
for (const [name, colour, rules] of process.env.LONG ? colours : colours.slice(0, 1))
  test(`in a ${name} venue axe finds nothing serious in links, errors, dialogs and sheets`, async ({
    venue,
    database,
  }) => {
    await database.query('update kernel_venues set primary_color = $1 where venue_id = $2', [colour, venue.id])
    const check = async (page: Page, what: string) => expect.soft(await seriousOn(page, { rules }), what).toEqual([])
    const office = await venue.browserOf('Ana')
    await office.goto('/dashboard')
    const shade = await office.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--venue-6'))
    expect(shade).not.toBe('#1F5D43')
    await check(office, 'dashboard')
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
    await write(guest, 'hotel/stays/enterByCode', { venue: venue.id, number: 101, code: codes[101] })
    await guest.goto(`/${venue.id}/spanish`)
    await check(guest, 'guest')
    await guest.goto(`/${venue.id}/101?language=spanish`)
    await check(guest, 'room')

    const visitor = await venue.visitor({ viewport: phone })
    await visitor.goto(`/propiedades/1?venue=${venue.id}`)
    await visitor.getByRole('button', { name: 'Agendar una visita' }).first().click()
    await visitor.getByRole('button', { name: 'Enviar' }).click()
    await check(visitor, 'property, asked about')
  })

/** Words that are broken across lines although they would fit on one. */
const brokenOn = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.unseen')) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{3,18}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })

test('on a 320 px phone no name is broken inside a word, and no page scrolls sideways', async ({ venue }) => {
  const viewport = { width: 320, height: 700 }
  const office = await venue.browserOf('Ana', viewport)
  const member = await venue.phoneOf('socia')
  await member.setViewportSize(viewport)
  const opened: [Page, string][] = [
    ...['/people', '/fichas', '/bags', '/community-admin/members', '/orders/figures', '/orders/kitchen'].map(
      (address): [Page, string] => [office, address],
    ),
    [member, '/news'],
  ]
  for (const [page, address] of opened) {
    await page.goto(address)
    await page.getByRole('main').waitFor()
    expect.soft(await brokenOn(page), address).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320)
  }
})

test('after the bag code is accepted the focus is on the bag, because the pressed button is gone', async ({
  venue,
}) => {
  const office = await venue.browserOf('Ana')
  const { bags } = await (await office.request.get('/api/club/bags/list')).json()
  const hand = await venue.visitor({ viewport: phone })
  await openBag(hand, venue.id, bags[0].id)
  await expect(hand.getByRole('heading', { name: bags[0].fullName })).toBeFocused()
})

test('closing a bottom sheet with Escape returns the focus to the button that opened it', async ({ venue }) => {
  const member = await venue.phoneOf('socia')
  await member.goto('/golfballs')
  const button = member.getByRole('button', { name: 'Retirar pelotas' })
  await button.click()
  await expect(member.getByRole('dialog')).toBeVisible()
  expect.soft(await seriousOn(member)).toEqual([])
  await member.keyboard.press('Escape')
  await expect(member.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('with forced colours the chosen option is distinguishable from the others', async ({ venue }) => {
  const office = await venue.browserOf('Ana')
  await office.emulateMedia({ forcedColors: 'active' })
  await office.goto('/news-admin')
  const tabs = office.getByRole('main').getByRole('link', { name: /Novedades|Torneos/ })
  const ground = (nth: number) => tabs.nth(nth).evaluate((tab) => getComputedStyle(tab).backgroundColor)
  expect(await ground(0)).not.toBe(await ground(1))
})
