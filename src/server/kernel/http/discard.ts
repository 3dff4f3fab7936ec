import type { IncomingMessage } from 'node:http'

/** More than the largest body that any endpoint accepts. */
const bytesAtMost = 64 * 1024 * 1024
const checkEvery = 250
/** Checks in a row without a new byte: five seconds, or longer where this process was stopped in between. */
const quietChecksAtMost = 20

/**
 * Reads and discards the rest of a body whose request has been answered. Many clients read the response after they have
 * sent the whole body: a connection that is closed earlier shows them a network error in place of a 401 or 413.
 */
export const discardRest = (request: IncomingMessage) => {
  if (request.complete) return
  const { socket } = request
  const before = socket.bytesRead
  let read = before
  let quietChecks = 0
  const check = () => {
    if (request.complete || socket.destroyed) return clearInterval(checking)
    quietChecks = socket.bytesRead === read ? quietChecks + 1 : 0
    read = socket.bytesRead
    if (quietChecks >= quietChecksAtMost || read - before > bytesAtMost) socket.destroySoon()
  }
  const checking = setInterval(check, checkEvery)
  // The stream that the body was read through would pause the request again.
  request.removeAllListeners('data')
  request.resume()
}
