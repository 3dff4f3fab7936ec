/**
 * The files of photos on their way, which are too large for what else the device keeps. Nothing waits for them: where the
 * browser has no room or does not answer, a photo is lost when its document is, and all else works.
 */
const opening = () =>
  new Promise<IDBObjectStore>((resolve, reject) => {
    const request = indexedDB.open('casa-photos', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('files')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => resolve(request.result.transaction('files', 'readwrite').objectStore('files'))
  })

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

export const keepFile = (id: string, file: File) =>
  void opening()
    .then((files) => done(files.put(file, id)))
    .catch(() => {})

export const forgetFile = (id: string) =>
  void opening()
    .then((files) => done(files.delete(id)))
    .catch(() => {})

/** Null where it is not there any more. */
export const keptFile = (id: string): Promise<File | null> =>
  opening()
    .then((files) => done<File | undefined>(files.get(id)))
    .then(
      (file) => file ?? null,
      () => null,
    )
