import { api, type Write } from '#contract/api.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { apiHeaders, endpointPath } from './call.ts'
import { Failure, failureFromResponse } from './failure.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

interface Upload {
  signal: AbortSignal
  onProgress?: (share: number) => void
}

/** Milliseconds without progress after which an upload fails: a phone that loses its network gets no error by itself. */
const stallTimeout = 60_000

/** Uses XMLHttpRequest because fetch does not report upload progress. */
const send = <O>(endpoint: string, body: FormData | string, { signal, onProgress }: Upload) => {
  let stallTimer: ReturnType<typeof setTimeout> | undefined
  return new Promise<O>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', endpointPath(endpoint))
    request.responseType = 'json'
    for (const [name, value] of Object.entries(apiHeaders())) request.setRequestHeader(name, value)
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
    const restartTimer = () => {
      clearTimeout(stallTimer)
      const giveUp = () => {
        reject(new Failure('late'))
        request.abort()
      }
      // A JSON write may take long on the server without any progress, so only the person can stop it.
      if (typeof body !== 'string') stallTimer = setTimeout(giveUp, stallTimeout)
    }
    request.upload.onprogress = (event) => {
      restartTimer()
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onload = () =>
      request.status < 300
        ? resolve(request.response as O)
        : reject(failureFromResponse(request.status, request.response, request.getResponseHeader('x-request-id')))
    request.onerror = () => reject(new Failure('unreachable'))
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    restartTimer()
    request.send(body)
  }).finally(() => clearTimeout(stallTimer))
}

export const uploadPicture = (file: File, { label, ...upload }: Upload & { label: string }) => {
  const form = new FormData()
  form.set('file', file)
  form.set('label', label.slice(0, 200))
  return send<Photo>(api.kernel.files.upload.endpoint, form, upload)
}

/** Sends a write whose input contains a file, as multipart/form-data. */
export const writeMultipart = <I extends object, O>(write: Write<I, O>, input: I, upload: Upload) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Blob) form.set(name, value)
    else if (value !== undefined) form.set(name, String(value))
  }
  return send<O>(write.endpoint, form, upload)
}

/** Sends a large JSON write with upload progress and without a timeout. */
export const writeLargeJson = <I, O>(write: Write<I, O>, input: I, upload: Upload) =>
  send<O>(write.endpoint, JSON.stringify(input), upload)
