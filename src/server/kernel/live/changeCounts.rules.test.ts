import { expect, test } from 'vitest'
import { openChangeCounts } from './changeCounts.ts'

const mayReceive = () => true

test('counts that began again after too many audiences are reported, so that no earlier position matches', () => {
  const counts = openChangeCounts(2)
  const isContinued = ['member:1', 'member:2', 'member:1', 'member:3'].map((name) => counts.count(1, ['a.b'], [name]))
  expect(isContinued).toEqual([true, true, false, true])
  expect(counts.sumFor(1, { audiences: ['member:3'], receivesAll: false, mayReceive })).toBe(1)
})
