import { openListeners } from '#web/kernel/data/listeners.ts'
import { forgetOnDevice, keepOnDevice, keptOnDevice, keysOnDevice } from './device.ts'

/** The stored form of an item; `place` orders the list. */
interface StoredItem<T> {
  place: number
  thing: T
}

/**
 * A list stored on this device, in the order in which items were added. Each item has its own key, so that two tabs which
 * change different items do not undo each other's changes. Items stay in memory only if the storage is full.
 */
export function openShelf<T>(name: string, idOf: (thing: T) => string) {
  const prefix = `${name} `
  const { subscribe, tell } = openListeners()
  const inMemory = new Map<string, StoredItem<T>>()

  const readItems = (): StoredItem<T>[] => {
    const stored = keysOnDevice(prefix).flatMap((key) => keptOnDevice<StoredItem<T>>(key) ?? [])
    return [...stored, ...inMemory.values()].sort((a, b) => a.place - b.place)
  }
  let current: readonly T[] = readItems().map(({ thing }) => thing)
  const refresh = () => {
    current = readItems().map(({ thing }) => thing)
    tell()
  }

  const put = (item: StoredItem<T>) => {
    const id = idOf(item.thing)
    inMemory.delete(id)
    if (!keepOnDevice(prefix + id, item)) inMemory.set(id, item)
  }
  const remove = (id: string) => {
    inMemory.delete(id)
    forgetOnDevice(prefix + id)
  }

  if (typeof window !== 'undefined')
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(prefix)) refresh()
    })

  return {
    /** Returns the same array until a change in this or another tab, as useSyncExternalStore requires. */
    things: () => current,
    change(by: (things: readonly T[]) => readonly T[]) {
      const before = new Map(readItems().map((item) => [idOf(item.thing), item]))
      const things = [...before.values()].map(({ thing }) => thing)
      const next = by(things)
      const remaining = new Set(next.map(idOf))
      let last = Math.max(0, ...Array.from(before.values(), ({ place }) => place))
      for (const id of before.keys()) if (!remaining.has(id)) remove(id)
      for (const thing of next) {
        const known = before.get(idOf(thing))
        if (known?.thing !== thing) put({ place: known?.place ?? ++last, thing })
      }
      refresh()
    },
    subscribe,
  }
}
