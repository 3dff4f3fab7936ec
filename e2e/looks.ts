import type { Page } from '@playwright/test'
import type { PageName } from '../src/contract/pages.ts'
import { waitForAnimations } from './layout.ts'

/**
 * The most important pages. Their colours, type and widths are compared with e2e/looks (decision 0136). None of them loads one
 * of the compared parts after the page.
 */
export const comparedPages: readonly PageName[] = [
  ...(['login', 'dashboard', 'outletCreate', 'bags', 'orders', 'configurations'] as const),
  ...(['screenNews', 'home', 'takeAssistant', 'guestMenu', 'guestOutlets', 'properties'] as const),
]

/**
 * Selectors of parts whose look does not depend on the page's data: text may be longer, another item may be first, but the
 * first heading, field or card looks the same.
 */
const parts = {
  body: 'body',
  navigation: 'nav',
  header: 'header',
  main: 'main',
  title: 'h1',
  heading: 'h2',
  card: '.card',
  link: 'main a',
  button: 'main button',
  label: 'label',
  field: 'input:not([type=checkbox], [type=radio], [type=file], [type=color])',
  'column title': 'th',
}

/** Runs in the page. */
const describeParts = (parts: Record<string, string>) => {
  /** Their width follows from the window and the style sheets; that of other parts from their text. */
  const laidOut = ['body', 'navigation', 'main', 'card']
  /** A focused field looks different. */
  const isFocused = (element: Element) => element === document.activeElement && element !== document.body
  return Object.entries(parts).flatMap(([name, selector]) => {
    const part = Array.from(document.querySelectorAll(selector)).find(
      (element) => element.checkVisibility() && !isFocused(element),
    )
    if (!part) return []
    const style = getComputedStyle(part)
    const { left, width } = part.getBoundingClientRect()
    const words = [
      style.display,
      laidOut.includes(name) ? `${Math.round(left)}+${Math.round(width)}px` : '',
      `${style.fontWeight} ${style.fontSize} ${style.fontFamily.split(',')[0]}`,
      style.color,
      `on ${style.backgroundColor}`,
      style.borderTopWidth === '0px' ? '' : `border ${style.borderTopWidth} ${style.borderTopColor}`,
      style.borderRadius === '0px' ? '' : `radius ${style.borderRadius}`,
      style.padding === '0px' ? '' : `padding ${style.padding}`,
    ]
    return [`${name}: ${words.filter(Boolean).join(', ')}`]
  })
}

/** Colours, type, padding and widths of the page's parts, a line for each. They do not depend on the machine's fonts. */
export const describeLook = async (page: Page) => {
  await waitForAnimations(page)
  return page.evaluate(describeParts, parts)
}

/** Class names on the page for which no loaded style sheet has a rule, because a style sheet is missing. */
export const findUnstyledClasses = (page: Page) =>
  page.evaluate(() => {
    const rules: string[] = []
    const collect = (list: CSSRuleList) => {
      for (const rule of list) {
        if ('selectorText' in rule) rules.push(String(rule.selectorText))
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList)
      }
    }
    for (const { cssRules } of document.styleSheets) collect(cssRules)
    const styled = new Set(rules.join(' ').match(/\.-?[A-Za-z_][\w-]*/g))
    const used = new Set(Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]).flat())
    // Names that the component library adds for other people's style sheets, and the arrow of a choice, which library.css
    // styles.
    const withoutRules = /^(mantine-|m_2943220b$)/
    return [...used].filter((name) => !withoutRules.test(name) && !styled.has(`.${name}`))
  })
