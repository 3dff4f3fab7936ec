import { api } from '#contract/api.ts'
import type { Photo } from '#contract/kernel/files.ts'
import { addressOf } from './call.ts'
import { Failure, failureFrom } from './failure.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

interface Upload {
  label: string
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Not fetch: only XMLHttpRequest tells how much has been sent. */
export const uploadPicture = (file: File, { label, signal, onProgress }: Upload) =>
  new Promise<Photo>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(api.kernel.files.upload.endpoint))
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.onload = () =>
      request.status < 300
        ? resolve(request.response as Photo)
        : reject(failureFrom(request.status, request.response, request.getResponseHeader('x-request-id')))
    request.onerror = () => reject(new Failure('unreachable'))
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set('file', file)
    form.set('label', label.slice(0, 200))
    request.send(form)
  })
