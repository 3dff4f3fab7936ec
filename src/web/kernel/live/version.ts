/**
 * Reloads after a new build of the server: televisions at once, staff at the next navigation. A tab reloads only once per
 * build, so that an incomplete deployment does not cause a reload loop.
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

/** Reloads unless this tab has already reloaded for the same cause. */
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
