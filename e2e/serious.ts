import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> }
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What of the page is serious for accessibility: the rule and the first that breaks it. Of all rules, or of some. */
export const seriousOn = async (page: Page, ...rules: string[]) => {
  // Not as a script of the page: its policy lets in nothing but our own.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Telling in detail what is right takes as long again as finding what is not, and no rule needs the styles once more.
  const options: RunOptions = {
    preload: false,
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: rules }),
  }
  return page.evaluate(async (options) => {
    const { violations } = await window.axe.run(options)
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => [id, nodes[0]?.html])
  }, options)
}
