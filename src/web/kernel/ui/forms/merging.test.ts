import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, isLost, merge } from './merging.ts'

const base = { brand: 'Ping', place: 'A-01', active: true, photo: null as { id: string } | null }

test('a field that this person has not changed takes the newer value, and changed fields keep the typed value', () => {
  const merged = merge(base, { ...base, brand: 'Titleist' }, { ...base, place: 'B-02' })
  expect(merged.values).toEqual({ ...base, brand: 'Titleist', place: 'B-02' })
  expect(merged.taken).toEqual(['place'])
  expect(merged.disputed).toEqual([])
})

test('only a field that both people changed is disputed, and it keeps this person’s value', () => {
  const mine = { ...base, brand: 'Titleist', place: 'C-03' }
  const theirs = { ...base, brand: 'Callaway', active: false }
  const merged = merge(base, mine, theirs)
  expect(merged.disputed).toEqual(['brand'])
  expect(merged.taken).toEqual(['active'])
  expect(merged.values).toEqual({ ...base, brand: 'Titleist', place: 'C-03', active: false })
})

test('a field that both people changed to the same value is not disputed', () => {
  const same = { ...base, photo: { id: '7' } }
  expect(merge(base, same, { ...same, photo: { id: '7' } })).toEqual({ values: same, taken: [], disputed: [] })
})

test('a field that this person cleared stays empty when a newer version arrives', () => {
  expect(merge(base, { ...base, place: '' }, { ...base, brand: 'Callaway' }).values).toEqual({
    ...base,
    brand: 'Callaway',
    place: '',
  })
})

test('a change after a request without a response counts as lost if the result contains the first value or not the field at all', () => {
  const last = { ...base, place: 'B-02' }
  expect(isLost(base, last, { ...base, version: 1 })).toBe(true)
  expect(isLost(base, last, { ...last, version: 1 })).toBe(false)
  expect(isLost(base, base, { version: 1 })).toBe(false)
  // A field that the result does not contain counts as lost.
  expect(isLost(base, last, { done: true })).toBe(true)
})

const values = fc.record({
  a: fc.constantFrom('', 'x', 'y'),
  b: fc.boolean(),
  c: fc.array(fc.nat(2), { maxLength: 2 }),
})

test('for any three versions, the merge keeps every changed field of this person and takes the newer value of every other field', () => {
  fc.assert(
    fc.property(values, values, values, (from, mine, theirs) => {
      const { values: merged, taken, disputed } = merge(from, mine, theirs)
      const own = changed(from, mine)
      for (const field of Object.keys(from) as (keyof typeof from)[]) {
        expect(merged[field]).toEqual(own.includes(field) ? mine[field] : theirs[field])
      }
      // Every field that the other person changed is reported as taken or disputed, unless both have the same value.
      const reported = [...taken, ...disputed]
      expect(changed(from, theirs).every((field) => reported.includes(field) || own.includes(field))).toBe(true)
      expect(disputed.every((field) => own.includes(field))).toBe(true)
    }),
  )
})
