import { createListeners } from '#web/kernel/data/listeners.ts'
import { listDeviceKeys, readFromDevice, removeFromDevice, saveToDevice } from './deviceStorage.ts'

/** The stored form of an item; `place` orders the list. */
interface StoredItem<T> {
  place: number
  thing: T
}

/**
 * A list stored on this device, in the order in which items were added. Each item has its own key, so that two tabs which
 * change different items do not undo each other's changes. If the storage is full, new items are only in memory.
 */
export function createStoredList<T>(name: string, idOf: (thing: T) => string) {
  const prefix = `${name} `
  const { subscribe, notify } = createListeners()
  const inMemory = new Map<string, StoredItem<T>>()

  const readItems = (): StoredItem<T>[] => {
    const stored = listDeviceKeys(prefix).flatMap((key) => readFromDevice<StoredItem<T>>(key) ?? [])
    return [...stored, ...inMemory.values()].sort((a, b) => a.place - b.place)
  }
  let current: readonly T[] = readItems().map(({ thing }) => thing)
  const refresh = () => {
    current = readItems().map(({ thing }) => thing)
    notify()
  }

  const put = (item: StoredItem<T>) => {
    const id = idOf(item.thing)
    inMemory.delete(id)
    if (!saveToDevice(prefix + id, item)) inMemory.set(id, item)
  }
  const remove = (id: string) => {
    inMemory.delete(id)
    removeFromDevice(prefix + id)
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
