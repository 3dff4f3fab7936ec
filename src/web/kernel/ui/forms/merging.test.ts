import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, isLost, merge } from './merging.ts'

const base = { brand: 'Ping', place: 'A-01', active: true, photo: null as { id: string } | null }

test('a field that this person did not touch takes the newer value, and what they wrote stays', () => {
  const merged = merge(base, { ...base, brand: 'Titleist' }, { ...base, place: 'B-02' })
  expect(merged.values).toEqual({ ...base, brand: 'Titleist', place: 'B-02' })
  expect(merged.taken).toEqual(['place'])
  expect(merged.disputed).toEqual([])
})

test('only a field that both changed is disputed, and until it is decided it stays as it was written here', () => {
  const mine = { ...base, brand: 'Titleist', place: 'C-03' }
  const theirs = { ...base, brand: 'Callaway', active: false }
  const merged = merge(base, mine, theirs)
  expect(merged.disputed).toEqual(['brand'])
  expect(merged.taken).toEqual(['active'])
  expect(merged.values).toEqual({ ...base, brand: 'Titleist', place: 'C-03', active: false })
})

test('two people who wrote the same have nothing to be asked', () => {
  const same = { ...base, photo: { id: '7' } }
  expect(merge(base, same, { ...same, photo: { id: '7' } })).toEqual({ values: same, taken: [], disputed: [] })
})

test('what was cleared here is a change like any other: a newer version does not bring it back', () => {
  expect(merge(base, { ...base, place: '' }, { ...base, brand: 'Callaway' }).values).toEqual({
    ...base,
    brand: 'Callaway',
    place: '',
  })
})

test('what was changed after a try without an answer is lost where the first try was made, and only there', () => {
  const last = { ...base, place: 'B-02' }
  expect(isLost(base, last, { ...base, version: 1 })).toBe(true)
  expect(isLost(base, last, { ...last, version: 1 })).toBe(false)
  expect(isLost(base, base, { version: 1 })).toBe(false)
  // Of what is not to be seen in the answer nobody knows.
  expect(isLost(base, last, { done: true })).toBe(true)
})

const values = fc.record({
  a: fc.constantFrom('', 'x', 'y'),
  b: fc.boolean(),
  c: fc.array(fc.nat(2), { maxLength: 2 }),
})

test('whatever three states there are: nothing typed is lost, nothing untouched goes back', () => {
  fc.assert(
    fc.property(values, values, values, (from, mine, theirs) => {
      const { values: merged, taken, disputed } = merge(from, mine, theirs)
      const own = changed(from, mine)
      for (const field of Object.keys(from) as (keyof typeof from)[]) {
        expect(merged[field]).toEqual(own.includes(field) ? mine[field] : theirs[field])
      }
      // All that somebody else changed is told, taken or asked about.
      const told = [...taken, ...disputed]
      expect(changed(from, theirs).every((field) => told.includes(field) || own.includes(field))).toBe(true)
      expect(disputed.every((field) => own.includes(field))).toBe(true)
    }),
  )
})
