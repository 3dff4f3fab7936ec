import type { Page } from '@playwright/test'

/** ISO dates and timestamps, dates as JavaScript prints them, and failed conversions. */
const rawDate =
  /\b(?:19|20)\d\d-(?:0\d|1[0-2])-[0-3]\d(?![\d-])(?:T[\d:.]+Z?)?|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} \d{2} \d{4}|Invalid Date/g

/** The dates in a page's visible text that were printed as stored instead of in the reader's form. */
export const rawDatesOn = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).match(rawDate) ?? []
