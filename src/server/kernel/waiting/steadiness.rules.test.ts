import { expect, test } from 'vitest'
import { initialSteadiness, isSteady, steadinessAfter } from './steadiness.rules.ts'

/** Whether the server counts as steady at the last of these minutes, at each of which a check ran. */
const steadyAt = (...minutes: number[]) => {
  const last = (minutes.at(-1) ?? 0) * 60_000
  return isSteady(
    minutes.reduce((steadiness, minute) => steadinessAfter(steadiness, minute * 60_000), initialSteadiness),
    last,
  )
}
const upTo = (last: number, first = 0) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

test('a server is steady ten minutes after its start, and ten minutes after a gap between its checks', () => {
  expect([steadyAt(...upTo(9)), steadyAt(...upTo(10))]).toEqual([false, true])
  const resumed = (minutes: number) => steadyAt(...upTo(20), ...upTo(30 + minutes, 30))
  expect([resumed(0), resumed(9), resumed(10)]).toEqual([false, false, true])
})
