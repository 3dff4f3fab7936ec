import { api, type Write } from '#contract/api.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { addressOf, headers } from './call.ts'
import { Failure, failureFrom } from './failure.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

interface Upload {
  signal: AbortSignal
  onProgress?: (share: number) => void
}

/** Without a sign of the other side for this long there is none: in a lift a phone never hears that its network is gone. */
const patience = 60_000

/** Not fetch: only XMLHttpRequest tells how much has been sent. */
const send = <O>(endpoint: string, body: FormData | string, { signal, onProgress }: Upload) => {
  let patient: ReturnType<typeof setTimeout> | undefined
  return new Promise<O>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(endpoint))
    request.responseType = 'json'
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value)
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
    const wait = () => {
      clearTimeout(patient)
      const giveUp = () => {
        reject(new Failure('late'))
        request.abort()
      }
      // What takes long by its nature is stopped by the person alone.
      if (typeof body !== 'string') patient = setTimeout(giveUp, patience)
    }
    request.upload.onprogress = (event) => {
      wait()
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onload = () =>
      request.status < 300
        ? resolve(request.response as O)
        : reject(failureFrom(request.status, request.response, request.getResponseHeader('x-request-id')))
    request.onerror = () => reject(new Failure('unreachable'))
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    wait()
    request.send(body)
  }).finally(() => clearTimeout(patient))
}

export const uploadPicture = (file: File, { label, ...upload }: Upload & { label: string }) => {
  const form = new FormData()
  form.set('file', file)
  form.set('label', label.slice(0, 200))
  return send<Photo>(api.kernel.files.upload.endpoint, form, upload)
}

/** A write that carries a file beside its other fields. */
export const uploadForm = <I extends object, O>(write: Write<I, O>, input: I, upload: Upload) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Blob) form.set(name, value)
    else if (value !== undefined) form.set(name, String(value))
  }
  return send<O>(write.endpoint, form, upload)
}

/** A write that carries much and takes long: it tells how far it is, and has no time limit but the person's. */
export const uploadWrite = <I, O>(write: Write<I, O>, input: I, upload: Upload) =>
  send<O>(write.endpoint, JSON.stringify(input), upload)
