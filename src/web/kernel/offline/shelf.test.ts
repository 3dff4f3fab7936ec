import { afterEach, expect, test, vi } from 'vitest'
import { openShelf } from './shelf.ts'

/** A device's storage with room for so many things. */
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
const idsOn = (shelf: ReturnType<typeof openMoves>) => shelf.things().map(({ id }) => id)
const add = (id: string) => (things: readonly Move[]) => [...things, { id, what: '' }]

test('what waits is there again when the page is opened anew, in the order in which it was added', () => {
  deviceWithRoomFor(10)
  const shelf = openMoves()
  for (const id of ['c', 'a', 'b']) shelf.change(add(id))
  shelf.change((things) => things.map((one) => (one.id === 'a' ? { ...one, what: 'changed' } : one)))
  const reopened = openMoves()
  expect(idsOn(reopened)).toEqual(['c', 'a', 'b'])
  expect(reopened.things()[1]?.what).toBe('changed')
  expect(idsOn(openShelf<Move>('other', ({ id }) => id))).toEqual([])
})

test('two tabs that change different things never undo each other', () => {
  deviceWithRoomFor(10)
  const [here, there] = [openMoves(), openMoves()]
  here.change(add('mine'))
  there.change(add('yours'))
  here.change((things) => things.filter(({ id }) => id !== 'mine'))
  expect(idsOn(openMoves())).toEqual(['yours'])
})

test('where the device has no room, nothing is lost while the page is open, and it is stored once there is', () => {
  const storage = deviceWithRoomFor(1)
  const shelf = openMoves()
  shelf.change(add('first'))
  shelf.change(add('second'))
  expect([idsOn(shelf), Object.keys(storage)]).toEqual([['first', 'second'], ['move first']])
  shelf.change((things) => things.filter(({ id }) => id !== 'first'))
  shelf.change((things) => things.map((one) => ({ ...one })))
  expect(Object.keys(storage)).toEqual(['move second'])
})

test('the list is the same one until it changes, and whoever looks is told', () => {
  deviceWithRoomFor(10)
  const shelf = openMoves()
  const told = vi.fn()
  const forget = shelf.subscribe(told)
  expect(shelf.things()).toBe(shelf.things())
  shelf.change(add('one'))
  forget()
  shelf.change(add('two'))
  expect(told).toHaveBeenCalledTimes(1)
})
