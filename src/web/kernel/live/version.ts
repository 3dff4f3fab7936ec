/**
 * Build of this document, and build of the server if it differs. Televisions reload at once for it, other pages at the
 * next navigation.
 */
let own = ''
let met: string | undefined

const storageKey = 'casa-reloaded-for'

export const setOwnBuild = (build: string) => {
  own = build
}

/** Records the server's build; returns true if it differs from this document's build. */
export const recordServerBuild = (build: string): boolean => {
  met = build && own && build !== own ? build : undefined
  return met !== undefined
}

/** Whether the HTML was rendered by another build than this document. */
export const isHtmlOfOtherBuild = (html: string) => !html.includes(own)

/** Reloads if the server runs another build; returns whether it did. */
export function reloadForNewBuild(): boolean {
  if (met === undefined) return false
  return reloadOnce(met)
}

/**
 * Reloads unless this tab has reloaded for the same cause before, which prevents a loop, or sessionStorage is forbidden.
 */
export function reloadOnce(cause: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === cause) return false
    sessionStorage.setItem(storageKey, cause)
  } catch {
    return false
  }
  location.reload()
  return true
}
