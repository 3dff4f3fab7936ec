/** True while this document signs somebody in or out, until the next document replaces it. */
let leaving = false
/** True after the session changed in another tab or on the server; unsaved changes may delay the reload. */
let forced = false

/** Whether this document is about to be replaced; callers then ignore changes of the session. */
export const isDocumentBeingReplaced = () => leaving || forced

export const isChangingSession = () => leaving

/** Marks that this document signs somebody in or out; reset if the request fails. */
export const setChangingSession = (now: boolean) => {
  leaving = now
}

/**
 * Opens a path as a new document, for example after signing in or out: no data of the previous identity or venue stays
 * in memory.
 */
export function openNewDocument(address: string) {
  leaving = true
  location.assign(address)
}

/** Reloads the document because the session has changed, unless this document itself signs somebody in or out. */
export function reloadForNewSession() {
  if (leaving) return
  forced = true
  location.reload()
}
