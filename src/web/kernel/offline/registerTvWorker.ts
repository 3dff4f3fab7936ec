import { homePathOf } from '#contract/redirects.ts'

/** Milliseconds after which the program has usually loaded all boards and the first pictures. */
const loadedAfter = 4000

/**
 * Registers the service worker of televisions, which shows the last content when a television starts without a network.
 * Browsers allow it only on https and localhost. Its scope leaves the phone's worker alone.
 */
export function registerTvWorker() {
  // A preview in the back-office is no television.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.parent !== window) return
  const start = async () => {
    await navigator.serviceWorker.register('/sw-tv.js', { scope: homePathOf('screen'), updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage([location.href, ...loaded])
  }
  const timer = setTimeout(() => void start().catch(() => {}), loadedAfter)
  return () => clearTimeout(timer)
}
