import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'

/** The operations that each browser's protocol must offer; everything else runs as a script in the page. */
export interface BrowserDriver {
  go(url: string): Promise<unknown>
  /** Evaluates an expression in the page and returns the text of its promise. */
  evaluate(expression: string): Promise<string | undefined>
  /** Clicks with real input events, because browsers restrict scripted clicks. */
  click(x: number, y: number): Promise<unknown>
  /** Screenshot as base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

/** The WebDriver actions of a click. */
export const clickAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export interface Size {
  width: number
  height: number
}

/** Milliseconds until a wait fails. Long, because a slow machine must not fail the test. */
const patience = 60_000

/** JavaScript function that returns the controls with this visible text or label. */
const named = `(words) => [...document.querySelectorAll('a,button,label,[role=button]')].filter((one) => one.textContent.trim() === words || one.getAttribute('aria-label') === words)`

/** JavaScript expression that is true once the document has loaded. */
const isLoaded = `document.readyState === 'complete'`

/** A browser tab that is operated by visible texts, as a person would. */
export const tabOf = ({ go, evaluate, click, picture, close }: BrowserDriver) => {
  const see = async <T>(expression: string): Promise<T> => {
    const told = await evaluate(`(async () => JSON.stringify(await (${expression})))()`)
    return told === undefined ? (undefined as T) : (JSON.parse(told) as T)
  }
  /** Waits until a condition holds in the page. A document that is being replaced does not respond, so the evaluation is repeated. */
  const until = async (expression: string, what = expression) => {
    const end = Date.now() + patience
    for (;;) {
      if (await see<boolean>(`Boolean(${expression})`).catch(() => false)) return
      if (Date.now() > end) break
      await pause(100)
    }
    const shown = await see<string>('location.pathname + "\\n" + document.body.innerText').catch(String)
    expect(shown, what).toBe(what)
  }
  const shows = (words: string) => until(`document.body.innerText.includes(${JSON.stringify(words)})`, words)
  return {
    go,
    see,
    until,
    shows,
    picture,
    close,
    /** Goes back and waits for a page with this text. */
    async back(words: string) {
      await until(isLoaded)
      await see('void (window.isLeft = true, setTimeout(() => history.back()))')
      await until(`!window.isLeft && document.body.innerText.includes(${JSON.stringify(words)})`, words)
    },
    at: (path: string) => until(`location.pathname === ${JSON.stringify(path)}`, path),
    async press(words: string) {
      const found = `(${named})(${JSON.stringify(words)})[0]`
      await until(`${isLoaded} && ${found} && !${found}.disabled`, words)
      const [x, y] = await see<[number, number]>(`(() => {
        const one = ${found}
        one.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = one.getBoundingClientRect()
        return [Math.round(left + width / 2), Math.round(top + height / 2)]
      })()`)
      await click(x, y)
    },
    async fill(label: string, text: string) {
      const field = `document.getElementById((${named})(${JSON.stringify(label)})[0]?.htmlFor)`
      await until(field, label)
      // Uses the element's native setter, because React ignores values set on its own property.
      await see(`(() => {
        const field = ${field}
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })()`)
    },
  }
}
export type Tab = ReturnType<typeof tabOf>
