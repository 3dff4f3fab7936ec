import path from 'node:path'

/** Maximum size of an imported picture in bytes. */
export const maxPictureBytes = 15 * 1024 * 1024
/** Milliseconds in which a picture must be downloaded. */
const downloadTimeout = 60_000

/** Thrown with the reason, which the report of the import shows. */
export class DownloadFailed extends Error {}

/**
 * Storage path in the URL of a hosted picture: …/o/images%2Fgreen.jpg?alt=media is images/green.jpg. Of other URLs it is the last
 * part of the path.
 */
export const fileNameIn = (url: string) => {
  const { pathname } = new URL(url)
  const [, stored] = /\/o\/([^/]+)$/.exec(pathname) ?? []
  const name = stored ?? path.posix.basename(pathname)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const explain = (error: unknown) => {
  if (error instanceof DownloadFailed) return error.message
  const { name, cause } = error as Error
  if (name === 'TimeoutError') return `it took more than ${downloadTimeout / 1000} s`
  return `the connection failed${cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''}`
}

/** The bytes of a picture; throws DownloadFailed. A body above the limit is not read to its end. */
export const downloadPicture = async (url: string) => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(downloadTimeout) })
    if (!response.ok) {
      await response.body?.cancel()
      throw new DownloadFailed(`the server responds with ${response.status}`)
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > maxPictureBytes) throw new DownloadFailed('it is larger than 15 MB')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch (error) {
    throw new DownloadFailed(explain(error), { cause: error })
  }
}
