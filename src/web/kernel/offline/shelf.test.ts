import { afterEach, expect, test, vi } from 'vitest'
import { openShelf } from './shelf.ts'

/** A localStorage with room for `most` keys. */
const deviceWithRoomFor = (most: number) => {
  const storage: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      if (!(key in storage) && Object.keys(storage).length >= most) throw new DOMException('full', 'QuotaExceededError')
      storage[key] = value
    },
    removeItem: (key: string) => void delete storage[key],
  }
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value })
  vi.stubGlobal('localStorage', storage)
  return storage
}
afterEach(() => void vi.unstubAllGlobals())

interface Move {
  id: string
  what: string
}
const openMoves = () => openShelf<Move>('move', ({ id }) => id)
const idsOn = (list: ReturnType<typeof openMoves>) => list.things().map(({ id }) => id)
const add = (id: string) => (things: readonly Move[]) => [...things, { id, what: '' }]

test('the stored items are read again when the page is reopened, in the order in which they were added', () => {
  deviceWithRoomFor(10)
  const list = openMoves()
  for (const id of ['c', 'a', 'b']) list.change(add(id))
  list.change((things) => things.map((one) => (one.id === 'a' ? { ...one, what: 'changed' } : one)))
  const reopened = openMoves()
  expect(idsOn(reopened)).toEqual(['c', 'a', 'b'])
  expect(reopened.things()[1]?.what).toBe('changed')
  expect(idsOn(openShelf<Move>('other', ({ id }) => id))).toEqual([])
})

test('two tabs that change different items do not undo each other’s changes', () => {
  deviceWithRoomFor(10)
  const [tab, otherTab] = [openMoves(), openMoves()]
  tab.change(add('mine'))
  otherTab.change(add('yours'))
  tab.change((things) => things.filter(({ id }) => id !== 'mine'))
  expect(idsOn(openMoves())).toEqual(['yours'])
})

test('if the storage is full, items stay in memory while the page is open, and are stored once there is room', () => {
  const storage = deviceWithRoomFor(1)
  const list = openMoves()
  list.change(add('first'))
  list.change(add('second'))
  expect([idsOn(list), Object.keys(storage)]).toEqual([['first', 'second'], ['move first']])
  list.change((things) => things.filter(({ id }) => id !== 'first'))
  list.change((things) => things.map((one) => ({ ...one })))
  expect(Object.keys(storage)).toEqual(['move second'])
})

test('things() returns the same array until a change, and a change notifies subscribers', () => {
  deviceWithRoomFor(10)
  const list = openMoves()
  const listener = vi.fn()
  const unsubscribe = list.subscribe(listener)
  expect(list.things()).toBe(list.things())
  list.change(add('one'))
  unsubscribe()
  list.change(add('two'))
  expect(listener).toHaveBeenCalledTimes(1)
})
