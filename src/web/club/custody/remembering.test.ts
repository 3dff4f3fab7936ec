import { expect, test } from 'vitest'
import type { Movement } from '#contract/club/movements.ts'
import { fresh, type KnownBag, type Memory, withMoved, withSeen } from './remembering.ts'

const day = 24 * 60 * 60_000
const now = new Date('2026-11-15T10:00:00.000Z')
const item = (id: string) => ({ id, name: id, missingSince: null })
const bag = (id: string): KnownBag => ({
  id,
  type: 'bag',
  brand: 'Ping',
  fullName: 'Ana Ruiz',
  numberSocio: '1',
  place: 'A-1',
  photo: null,
  position: 4,
  lastAction: 'Ingreso',
  items: [item('putter'), item('driver')],
})
const ids = (memory: Memory) => memory.map(({ id }) => id)
const moved = (position: number) => ({ idBag: 'a', position, actionType: 'Retiro', at: now.toISOString() }) as Movement

test('a device remembers the last two hundred bags, each once, for a week', () => {
  let memory: Memory = []
  for (let n = 0; n < 250; n++) memory = withSeen(memory, bag(`${n % 240}`), new Date(now.getTime() + n))
  expect(memory).toHaveLength(200)
  expect(ids(memory).slice(0, 2)).toEqual(['9', '8'])
  expect(new Set(ids(memory)).size).toBe(200)
  expect(fresh(memory, new Date(now.getTime() + 6 * day))).toHaveLength(200)
  expect(fresh(memory, new Date(now.getTime() + 8 * day))).toEqual([])
})

test('a remembered bag contains only the fields that the form shows, and no photo', () => {
  const more = { ...bag('a'), photo: { id: 'x' } as never, archived: false, secret: 'x' }
  expect(withSeen([], more, now)).toEqual([{ ...bag('a'), seenAt: now.toISOString() }])
})

test('a registered movement updates the remembered bag, unless the bag already has that position or a later one', () => {
  const memory = withSeen(withSeen([], bag('a'), now), bag('b'), now)
  const [, after] = withMoved(memory, moved(5), ['putter'])
  expect(after).toMatchObject({
    position: 5,
    lastAction: 'Retiro',
    items: [{ missingSince: now.toISOString() }, { missingSince: null }],
  })
  expect(withMoved(memory, moved(5), null)[1]).toMatchObject({ position: 5, items: bag('a').items })
  expect(withMoved(memory, moved(4), [])).toEqual(memory)
})
