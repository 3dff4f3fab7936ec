import { openListeners } from '#web/kernel/data/listeners.ts'
import { forgetOnDevice, keepOnDevice, keptOnDevice, keysOnDevice } from './device.ts'

interface Placed<T> {
  place: number
  thing: T
}

/**
 * A list of things that wait on this device, in the order in which they were added. Each has a key of its own: two tabs
 * that change different things at once never undo each other. What the device has no room for is kept while the page is open.
 */
export function openShelf<T>(name: string, idOf: (thing: T) => string) {
  const prefix = `${name} `
  const { subscribe, tell } = openListeners()
  const inMemory = new Map<string, Placed<T>>()

  const placed = (): Placed<T>[] => {
    const stored = keysOnDevice(prefix).flatMap((key) => keptOnDevice<Placed<T>>(key) ?? [])
    return [...stored, ...inMemory.values()].sort((a, b) => a.place - b.place)
  }
  let shown: readonly T[] = placed().map(({ thing }) => thing)
  const show = () => {
    shown = placed().map(({ thing }) => thing)
    tell()
  }

  const put = (one: Placed<T>) => {
    const id = idOf(one.thing)
    inMemory.delete(id)
    if (!keepOnDevice(prefix + id, one)) inMemory.set(id, one)
  }
  const take = (id: string) => {
    inMemory.delete(id)
    forgetOnDevice(prefix + id)
  }

  if (typeof window !== 'undefined')
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key.startsWith(prefix)) show()
    })

  return {
    /** The same list until something changes, in whichever tab. */
    things: () => shown,
    change(by: (things: readonly T[]) => readonly T[]) {
      const before = new Map(placed().map((one) => [idOf(one.thing), one]))
      const things = [...before.values()].map(({ thing }) => thing)
      const next = by(things)
      const kept = new Set(next.map(idOf))
      let last = Math.max(0, ...Array.from(before.values(), ({ place }) => place))
      for (const id of before.keys()) if (!kept.has(id)) take(id)
      for (const thing of next) {
        const known = before.get(idOf(thing))
        if (known?.thing !== thing) put({ place: known?.place ?? ++last, thing })
      }
      show()
    },
    subscribe,
  }
}
