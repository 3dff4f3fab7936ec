import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'
import { waitForAnimations } from './layout.ts'

declare global {
  interface Window {
    axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> }
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Puts axe into every document that the page opens: cheaper than to send it to each of them. */
export const addAxe = (page: Page) => page.addInitScript({ content: axe })

/** Rules whose violations are at most moderate; to check them takes an eighth of the time of all rules. */
const rulesOfLowerImpact = ['region', 'landmark-unique', 'landmark-one-main', 'heading-order', 'empty-table-header']

/** Shapes of elements that axe has checked: markup without texts and URLs, below the same ancestors. */
export type CheckedShapes = Set<string>

/**
 * Serious accessibility problems that axe finds: rule and first element. Checks all rules but the skipped ones, or the given
 * ones, in the whole page or in the first element of a selector. Elements with one of the checked shapes are left out, and
 * the shapes of the others are added.
 */
export const findSeriousProblems = async (
  page: Page,
  { rules = [] as string[], skipped = [] as string[], checked = new Set() as CheckedShapes, within = 'body' } = {},
) => {
  // Evaluated through the debugger, because the page's content security policy forbids foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  // Options that save time: reported passes would double it, and preloaded style sheets and media serve only an
  // experimental rule, which is off, and a moderate one.
  const options: RunOptions = {
    preload: false,
    resultTypes: ['violations'],
    ...(rules.length > 0
      ? { runOnly: rules }
      : { rules: Object.fromEntries([...rulesOfLowerImpact, ...skipped].map((rule) => [rule, { enabled: false }])) }),
  }
  const { problems, shapes } = await page.evaluate(checkNewShapes, { options, checked: [...checked], within })
  for (const shape of shapes) checked.add(shape)
  return problems
}

/**
 * Contrast problems of the same page in dark colours; none on televisions, which have no dark scheme. The page is light
 * again afterwards.
 */
export const findProblemsInDark = async (
  page: Page,
  { checked = new Set() as CheckedShapes, within = 'body', whileDark = async () => {} } = {},
) => {
  if (!(await page.locator('html[data-scheme]').count())) return []
  await page.emulateMedia({ colorScheme: 'dark' })
  // The component library follows with its next render.
  await page.locator('html[data-scheme="dark"]:not([data-mantine-color-scheme="light"])').waitFor({ state: 'attached' })
  // Some colours change with a transition.
  await waitForAnimations(page)
  const problems = await findSeriousProblems(page, { rules: ['color-contrast'], checked, within })
  await whileDark()
  await page.emulateMedia({ colorScheme: null })
  return problems
}

interface ShapesToCheck {
  options: RunOptions
  checked: string[]
  within: string
}

/** Runs axe in the page on the elements below `within` whose shapes are not in `checked`. */
const checkNewShapes = async ({ options, checked, within }: ShapesToCheck) => {
  /** Attributes whose value differs between elements that look the same; only their presence matters. */
  const particular = /^(?:id|for|href|src|srcset|alt|title|aria-label|datetime|d)$/
  /** Elements that are always checked, because the result depends on elements outside of them, such as a label. */
  const dependent = 'input, select, textarea, iframe, [aria-labelledby]'
  const known = new Map<string, string>()
  /** A short name for a shape, the same in every page. */
  const shorten = (shape: string) => {
    const found = known.get(shape)
    if (found) return found
    let [a, b] = [5381, 52711]
    for (let n = 0; n < shape.length; n++) {
      a = (a * 33) ^ shape.charCodeAt(n)
      b = (b * 31) ^ shape.charCodeAt(n)
    }
    const short = `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`
    known.set(shape, short)
    return short
  }
  const shapes = new Map<Element, string>()
  const shapeOf = (element: Element): string => {
    const attributes = Array.from(element.attributes, ({ name, value }) =>
      particular.test(name) ? name : `${name}=${value}`,
    )
    const children = Array.from(element.childNodes, (node) => {
      if (node instanceof Element) return shapeOf(node)
      return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ? 'text' : ''
    })
    const shape = shorten([element.localName, ...attributes, '>', ...children].join(' '))
    shapes.set(element, shape)
    return shape
  }
  const root = document.querySelector(within)
  if (!root) throw new Error(`the page has no ${within}`)
  shapeOf(root)

  const seen = new Set(checked)
  const added: string[] = []
  const exclude: Element[] = []
  const divide = (element: Element, above: string) => {
    const shape = shorten(`${above} ${shapes.get(element)}`)
    if (seen.has(shape) && !element.matches(dependent) && !element.querySelector(dependent)) {
      exclude.push(element)
      return
    }
    if (!seen.has(shape)) added.push(shape)
    seen.add(shape)
    const here = shorten(`${above} ${element.localName} ${element.className} ${element.getAttribute('style')}`)
    for (const child of element.children) divide(child, here)
  }
  divide(root, '')
  const { violations } = await window.axe.run({ include: [root], exclude }, options)
  const problems = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes[0]?.html])
  return { problems, shapes: added }
}
