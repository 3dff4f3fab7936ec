import { useEffect, useLayoutEffect } from 'react'
import { useHere } from '#web/kernel/navigation/navigation.tsx'
import { settle } from './settling.ts'

interface Place {
  /** Of the row that is read. */
  href: string
  top: number
}

const keyOf = (address: string) => `casa-place-${address}`
/** What lies above is under the tabs. */
const belowTabs = 60

const linksOfRows = () => [...document.querySelectorAll<HTMLAnchorElement>('li h4 a')]

const keep = (address: string) => {
  const links = scrollY > 0 ? linksOfRows() : []
  const link = links.find((one) => one.getBoundingClientRect().top > belowTabs)
  const place: Place | null = link
    ? { href: link.getAttribute('href') ?? '', top: link.getBoundingClientRect().top }
    : null
  try {
    sessionStorage.setItem(keyOf(address), JSON.stringify(place))
  } catch {
    // Where nothing may be kept, the browser's own memory has to do.
  }
}

const kept = (address: string): Place | null => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(address)) ?? 'null') as Place | null
  } catch {
    return null
  }
}

const documentReturned = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/** Nothing to be seen: whoever comes back to a menu finds the row again where they left it. */
export function Place() {
  const { pathname, search, returned } = useHere()
  const address = pathname + search
  // Before the page that follows takes the place of this one.
  useLayoutEffect(() => () => keep(address), [address])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page that is reached
  useEffect(() => {
    const onLeave = () => keep(address)
    addEventListener('pagehide', onLeave)
    const place = returned || documentReturned() ? kept(address) : null
    const stop = place
      ? settle(() => linksOfRows().find((link) => link.getAttribute('href') === place.href), place.top)
      : undefined
    return () => {
      removeEventListener('pagehide', onLeave)
      stop?.()
    }
  }, [address])
  return null
}
