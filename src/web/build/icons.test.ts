import { expect, test } from 'vitest'
import { iconsPlugin } from './icons.ts'

const fail = (message: string): never => {
  throw new Error(message)
}
const load = iconsPlugin().load as (this: { error: typeof fail }, id: string) => string | null
const moduleOf = (name: string) => load.call({ error: fail }, `\0icon:${name}`)

test('an icon of several paths becomes one path with absolute first points', () => {
  expect(moduleOf('mail')).toMatch(/createIcon\("M3 7a2 [^"]*zM3 7l9 6l9-6", false\)/)
  expect(moduleOf('player-play-filled')).toMatch(/createIcon\("M6 4v16[^"]*", true\)/)
})

test('an unknown icon, one with a shape that is no path, and one with lines and filled shapes are refused', () => {
  expect(() => moduleOf('nada')).toThrow("Tabler's set has no icon 'nada'.")
  for (const name of ['arrow-bottom-circle', 'accessible'])
    expect(() => moduleOf(name)).toThrow(`The icon '${name}' has a shape that createIcon cannot draw.`)
})
