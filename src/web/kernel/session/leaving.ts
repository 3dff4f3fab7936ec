/** Somebody signs in or out here. */
let leaving = false
/** The session changed elsewhere; what is not saved here may hold that back. */
let forced = false

/** Whether this document is about to be replaced: then it no longer minds that the session changed under it. */
export const isLeaving = () => leaving || forced

export const leavesOnPurpose = () => leaving

/** Said before asking the server to end the session; taken back when it could not. */
export const setLeaving = (now: boolean) => {
  leaving = now
}

/**
 * Another identity is another document: it comes with its own answers and colours, and nothing of
 * the one before stays in memory.
 */
export function enter(address: string) {
  leaving = true
  location.assign(address)
}

/** The session is not what this document was made for: start afresh where we are. */
export function startAfresh() {
  if (leaving) return
  forced = true
  location.reload()
}
