import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'

/** What a protocol must be able to do; everything else is done by the page's own scripts. */
export interface Driven {
  go(url: string): Promise<unknown>
  /** The text that this expression's promise gives. */
  evaluate(expression: string): Promise<string | undefined>
  /** As a person does it: a browser treats what a script does by itself otherwise. */
  click(x: number, y: number): Promise<unknown>
  /** A picture of the page, as base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

/** A click in the words of WebDriver. */
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

/** Generous: a busy machine is no failure. */
const patience = 60_000

/** The controls that somebody would find by these words. */
const named = `(words) => [...document.querySelectorAll('a,button,label,[role=button]')].filter((one) => one.textContent.trim() === words || one.getAttribute('aria-label') === words)`

/** What is left earlier is no place of its own yet: Back leads past it. */
const isLoaded = `document.readyState === 'complete'`

/** A tab of any browser, used as a person would: by the words that stand on it. */
export const tabOf = ({ go, evaluate, click, picture, close }: Driven) => {
  const see = async <T>(expression: string): Promise<T> => {
    const told = await evaluate(`(async () => JSON.stringify(await (${expression})))()`)
    return told === undefined ? (undefined as T) : (JSON.parse(told) as T)
  }
  /** Until the page says so. A page that is being replaced answers nothing, and is asked again. */
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
    /** Goes back to a page that shows these words. */
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
      // As typing does it: the framework hears of a value only when the element's own setter was used.
      await see(`(() => {
        const field = ${field}
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })()`)
    },
  }
}
export type Tab = ReturnType<typeof tabOf>
