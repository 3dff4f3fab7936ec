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

/** Serious accessibility problems that axe finds: rule and first element. Checks all rules or the given ones. */
export const seriousOn = async (page: Page, ...rules: string[]) => {
  // Evaluated through the debugger, because the page's content security policy forbids foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Reporting passes would double the time, and preloading style sheets is not needed by any rule.
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
