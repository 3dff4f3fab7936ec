/**
 * Stores the files of unfinished uploads in IndexedDB, because they are too large for localStorage. If storage fails, these
 * photos are lost when the document is closed.
 */
const openStore = () =>
  new Promise<IDBObjectStore>((resolve, reject) => {
    const request = indexedDB.open('casa-photos', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('files')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => resolve(request.result.transaction('files', 'readwrite').objectStore('files'))
  })

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

export const storeFile = (id: string, file: File) =>
  void openStore()
    .then((files) => resultOf(files.put(file, id)))
    .catch(() => {})

export const deleteStoredFile = (id: string) =>
  void openStore()
    .then((files) => resultOf(files.delete(id)))
    .catch(() => {})

/** Milliseconds that a sign-out waits for the deletion. */
const deletionTimeout = 1_000

/** Deletes the files of all unfinished uploads; resolves in any case. */
export const deleteStoredFiles = () => {
  const deleted = openStore()
    .then((files) => resultOf(files.clear()))
    .catch(() => {})
  return Promise.race([deleted, new Promise<void>((resolve) => setTimeout(resolve, deletionTimeout))])
}

/** Reads a stored file; null if it is missing or storage fails. */
export const readStoredFile = (id: string): Promise<File | null> =>
  openStore()
    .then((files) => resultOf<File | undefined>(files.get(id)))
    .then(
      (file) => file ?? null,
      () => null,
    )
