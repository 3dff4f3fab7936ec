import { expect, type Page } from '@playwright/test'
import { phone } from './people.ts'

/** Pages of the back-office that are also checked on a phone 320 px wide. */
const narrow = ['/people', '/fichas', '/bags', '/community-admin/members', '/orders/figures', '/orders/kitchen']
/** Pages that are also checked with text at 200 %. */
const enlarged = [
  ...['/home', '/news', '/hours', '/suppliers', '/donations', '/actions', '/emergency', '/register', '/restaurants'],
  ...['/profile', '/authorisations', '/claims', '/take-assistant'],
]
const enlargedWithoutBar = ['/propiedades', '/propiedades/:idPropiedad']

/** Waits for finite animations to end, because colours and places are wrong in between; endless animations are ignored. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Words that are broken across lines although they would fit on one. */
const brokenOn = (page: Page, words: RegExp) =>
  page.getByRole('main').evaluate((main, source) => {
    const pattern = new RegExp(source, 'gu')
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.unseen')) continue
      for (const { 0: word, index } of text.data.matchAll(pattern)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    }
    return broken
  }, words.source)

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Controls that are less than 44 px high. The area of a link that covers its card counts as a target too. */
const smallOn = (page: Page) =>
  page
    .getByRole('main')
    .locator('a, button, select, input:not([type=file])')
    .evaluateAll((all) => {
      const reach = (part: Element) =>
        Math.max(
          (part.closest('label') ?? part).getBoundingClientRect().height,
          Number.parseFloat(getComputedStyle(part, '::after').height) || 0,
        )
      return all.filter((part) => part.checkVisibility() && reach(part) < 44).map(({ textContent }) => textContent)
    })

const checkEnlarged = async (page: Page, path: string, { hasBar }: { hasBar: boolean }) => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of hasBar ? [320, phone.width] : [phone.width]) {
    const what = `${path} with text at 200 % on ${width}`
    await page.setViewportSize({ ...phone, width })
    expect.soft(await widthOf(page), what).toBeLessThanOrEqual(width)
    if (!hasBar) continue
    // Mail addresses and other text with punctuation may be broken.
    expect.soft(await brokenOn(page, /(?<!\S)\p{L}{3,}(?!\S)/u), what).toEqual([])
    const bar = await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link').all()
    const tops = await Promise.all(bar.map(async (link) => (await link.boundingBox())?.y))
    expect.soft(new Set(tops).size, what).toBeLessThanOrEqual(1)
  }
  if (path === '/take-assistant')
    await expect.soft(page.getByRole('button', { name: 'Enviar inasistencias' })).toBeInViewport({ ratio: 1 })
  expect.soft(await smallOn(page), `targets on ${path}`).toEqual([])
}

/**
 * Checks an open page in other widths and text sizes: no word is broken, nothing scrolls sideways, and targets are large
 * enough. Side effect: the page's viewport and text size change.
 */
export const checkLayout = async (page: Page, path: string) => {
  if (narrow.includes(path)) {
    await page.setViewportSize({ width: 320, height: 700 })
    expect.soft(await brokenOn(page, /\p{L}{3,18}/u), `${path} on 320`).toEqual([])
    expect.soft(await widthOf(page), `${path} on 320`).toBeLessThanOrEqual(320)
  }
  if (enlarged.includes(path)) await checkEnlarged(page, path, { hasBar: true })
  if (enlargedWithoutBar.includes(path)) await checkEnlarged(page, path, { hasBar: false })
}
