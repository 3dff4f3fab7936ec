import { useEffect, useLayoutEffect } from 'react'
import { useCurrentUrl } from '#web/kernel/navigation/navigation.tsx'
import { scrollUntilStable } from './scrollUntilStable.ts'

interface SavedPosition {
  /** Path of the first product below the tabs. */
  href: string
  /** Distance of that product from the window's upper edge, in pixels. */
  top: number
}

const keyOf = (url: string) => `casa-place-${url}`
/** Rows less than this many pixels from the top are hidden by the sticky tabs. */
const tabsBottom = 60

const productLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('li h4 a')]

const savePosition = (url: string) => {
  const links = scrollY > 0 ? productLinks() : []
  const link = links.find((row) => row.getBoundingClientRect().top > tabsBottom)
  const position: SavedPosition | null = link
    ? { href: link.getAttribute('href') ?? '', top: link.getBoundingClientRect().top }
    : null
  try {
    sessionStorage.setItem(keyOf(url), JSON.stringify(position))
  } catch {
    // Without sessionStorage the browser's own scroll restoration remains.
  }
}

const readPosition = (url: string): SavedPosition | null => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(url)) ?? 'null') as SavedPosition | null
  } catch {
    return null
  }
}

const isBackNavigation = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward')

/** Renders nothing. Saves the scroll position of a menu when it is left, and restores it on back navigation. */
export function RestoreScrollPosition() {
  const { pathname, search, returned } = useCurrentUrl()
  const url = pathname + search
  // A layout effect's cleanup runs while this page's rows are still in the document.
  useLayoutEffect(() => () => savePosition(url), [url])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per URL
  useEffect(() => {
    const onLeave = () => savePosition(url)
    addEventListener('pagehide', onLeave)
    const position = returned || isBackNavigation() ? readPosition(url) : null
    const stop = position
      ? scrollUntilStable(
          () => productLinks().find((link) => link.getAttribute('href') === position.href),
          position.top,
        )
      : undefined
    return () => {
      removeEventListener('pagehide', onLeave)
      stop?.()
    }
  }, [url])
  return null
}
