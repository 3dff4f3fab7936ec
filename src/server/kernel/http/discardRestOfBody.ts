import type { IncomingMessage } from 'node:http'

/** Larger than the largest body that any endpoint accepts. */
const bytesAtMost = 64 * 1024 * 1024
/** Milliseconds between two checks for new bytes. */
const checkEvery = 250
/** Checks in a row without a new byte after which the connection is closed: five seconds of running time. */
const quietChecksAtMost = 20

/**
 * Reads and discards the rest of a body after the response was sent. Many clients read the response only after they
 * have sent the whole body; if the connection were closed earlier, they would report a network error instead of 401 or
 * 413.
 */
export const discardRestOfBody = (request: IncomingMessage) => {
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
  // The listeners of the body's stream would pause the request again.
  request.removeAllListeners('data')
  request.resume()
}
