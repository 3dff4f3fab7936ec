import { type ComponentType, use, useEffect, useState } from 'react'
import { isReplacedBy, reloadOnce } from '#web/kernel/live/version.ts'
import { loadMissingSheets } from './sheets.ts'

/** A piece of the interface in a chunk of its own. */
export interface Part<P> {
  load(): Promise<ComponentType<P>>
  /** The same for whoever can wait: what does not come is asked for again. */
  comes(): Promise<ComponentType<P>>
  loaded(): ComponentType<P> | undefined
}

export function part<P>(source: () => Promise<ComponentType<P>>): Part<P> {
  let loading: Promise<ComponentType<P>> | undefined
  let component: ComponentType<P> | undefined
  const load = () => {
    loading ??= loadMissingSheets()
      .then(source)
      .then(
        (loaded) => {
          component = loaded
          return loaded
        },
        async (error: unknown) => {
          await reloadIfReplaced()
          // Whoever draws right now must see this failure; whoever comes later may try again.
          setTimeout(() => {
            loading = undefined
          }, 1000)
          throw error
        },
      )
    return loading
  }
  let coming: Promise<ComponentType<P>> | undefined
  const comes = () => {
    coming ??= askUntilItComes(load)
    return coming
  }
  return { load, comes, loaded: () => component }
}

const longestPause = 16_000

const askUntilItComes = <T>(load: () => Promise<T>, pause = 2_000): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return askUntilItComes(load, Math.min(pause * 2, longestPause))
  })

/**
 * A chunk that is missing may belong to a version that is gone: then get the new one. Only then: browsers also break off
 * what is being fetched when somebody leaves, and reloading would hold them back.
 */
async function reloadIfReplaced() {
  const page = await fetch(location.href)
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null)
  if (page !== null && isReplacedBy(page) && reloadOnce(location.pathname)) await new Promise(() => {})
}

/** Draws at once what is loaded already, so that a page which came with its chunks never flickers. */
export const usePart = <P>(wanted: Part<P>): ComponentType<P> => wanted.loaded() ?? use(wanted.load())

/** Undefined until it is wanted and has come: the page around it goes on. */
export function usePartWhen<P>(when: boolean, wanted: Part<P>): ComponentType<P> | undefined {
  const [component, setComponent] = useState(wanted.loaded)
  useEffect(() => {
    if (!when || component) return
    let left = false
    void wanted.comes().then((loaded) => left || setComponent(() => loaded))
    return () => {
      left = true
    }
  }, [when, component, wanted])
  return component
}
