import { expect, type Page } from '@playwright/test'
import { waitForAnimations } from './layout.ts'
import { findProblemsInDark, findSeriousProblems } from './serious.ts'

/** Checks the open dialog with axe in light and dark colours. Its page is left out: every-page.journey.ts checks it. */
export const checkDialog = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const what = await dialog.ariaSnapshot()
  await waitForAnimations(page)
  const within = 'dialog[open], [role=dialog]'
  expect.soft(await findSeriousProblems(page, { within }), what).toEqual([])
  expect.soft(await findProblemsInDark(page, { within }), `${what} in dark`).toEqual([])
}
