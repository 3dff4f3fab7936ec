/**
 * A new version of the server was met. Televisions reload at once, staff on the next navigation;
 * never twice for the same version, so that a half-made deployment does not make a loop.
 */
let own = ''
let met: string | undefined

const mark = 'casa-reloaded-for'

export const ownBuild = (build: string) => {
  own = build
}

/** True when another version than this page's answers. */
export const meetBuild = (build: string): boolean => {
  met = build && own && build !== own ? build : undefined
  return met !== undefined
}

/** Whether this page, as the server gives it now, is another version's. */
export const isReplacedBy = (html: string) => !html.includes(own)

/** Reloads for the version that was met; tells whether it did. */
export function reloadForNewBuild(): boolean {
  if (met === undefined) return false
  return reloadOnce(met)
}

/** Reloads unless this tab already did for the same cause. */
export function reloadOnce(cause: string): boolean {
  try {
    if (sessionStorage.getItem(mark) === cause) return false
    sessionStorage.setItem(mark, cause)
  } catch {
    return false
  }
  location.reload()
  return true
}
