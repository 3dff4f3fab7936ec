import { type ComponentType, use, useEffect, useState } from 'react'
import { isHtmlOfOtherBuild, reloadOnce } from '#web/kernel/live/version.ts'
import { reloadMissingStylesheets } from './stylesheets.ts'

/** A component in a chunk of its own, loaded on demand. */
export interface LazyPart<P> {
  load(): Promise<ComponentType<P>>
  /** Like load, but retries until the chunk has loaded. */
  loadWithRetries(): Promise<ComponentType<P>>
  loaded(): ComponentType<P> | undefined
}

export function lazyPart<P>(source: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loading: Promise<ComponentType<P>> | undefined
  let component: ComponentType<P> | undefined
  const load = () => {
    loading ??= reloadMissingStylesheets()
      .then(source)
      .then(
        (loaded) => {
          component = loaded
          return loaded
        },
        async (error: unknown) => {
          await reloadIfReplaced()
          // The rejected promise is cached for a second, so that the current render fails; later calls load again.
          setTimeout(() => {
            loading = undefined
          }, 1000)
          throw error
        },
      )
    return loading
  }
  let retrying: Promise<ComponentType<P>> | undefined
  const loadWithRetries = () => {
    retrying ??= loadWithRetry(load)
    return retrying
  }
  return { load, loadWithRetries, loaded: () => component }
}

/** Milliseconds. */
const maxRetryDelay = 16_000

const loadWithRetry = <T>(load: () => Promise<T>, delay = 2_000): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, delay))
    return loadWithRetry(load, Math.min(delay * 2, maxRetryDelay))
  })

/**
 * Reloads if the server runs another build, whose chunks have other names. Does not reload otherwise, because browsers also
 * abort requests when a person leaves the page, and a reload would keep that person here.
 */
async function reloadIfReplaced() {
  // The browser's stored copy of the page may be of this document's build.
  const html = await fetch(location.href, { cache: 'no-cache' })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null)
  if (html !== null && isHtmlOfOtherBuild(html) && reloadOnce(location.pathname)) await new Promise(() => {})
}

/** Suspends until the part is loaded. A loaded part renders at once, so that a page does not flicker. */
export const useLazyPart = <P>(lazy: LazyPart<P>): ComponentType<P> => lazy.loaded() ?? use(lazy.load())

/** Loads the part as soon as `when` is true; returns undefined until it has loaded, without suspending. */
export function useLazyPartWhen<P>(when: boolean, lazy: LazyPart<P>): ComponentType<P> | undefined {
  const [component, setComponent] = useState(lazy.loaded)
  useEffect(() => {
    if (!when || component) return
    let isUnmounted = false
    void lazy.loadWithRetries().then((loaded) => isUnmounted || setComponent(() => loaded))
    return () => {
      isUnmounted = true
    }
  }, [when, component, lazy])
  return component
}
