import { afterEach, expect, test, vi } from 'vitest'
import { fileNamesText, uploadsText } from './uploads.text.ts'
import { canRetry, uploadsOfDraft } from './uploads.ts'

const hour = 3_600_000
const photo = { id: 'p', src: '', widths: [], width: 1, height: 1, blur: '' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens stored uploads with two finished photos: one of now, one uploaded `age` milliseconds ago. */
const openStored = async (draft: string, age: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const stored = [
    { id: 'new', name: 'pan.jpg', photo, at: Date.now() },
    { id: 'old', name: 'flan.jpg', photo, at: Date.now() - age },
  ]
  const device = new Map([[`casa-photos ${draft}`, JSON.stringify(stored)]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  })
  const uploads = uploadsOfDraft(draft)
  await uploads.open()
  return uploads
}

test('a photo that was not saved within 20 hours shows an error and cannot be retried, and the others stay', async () => {
  const uploads = await openStored('waits', 19 * hour)
  uploads.forgetOld()
  expect(uploads.list().map(({ failed }) => failed)).toEqual([null, null])
  vi.setSystemTime(Date.now() + 2 * hour)
  uploads.forgetOld()
  uploads.retryAll()
  const [fresh, old] = uploads.list()
  expect(fresh).toMatchObject({ photo, failed: null })
  expect(old).toMatchObject({ photo: null, failed: uploadsText.forgotten })
  expect(old && canRetry(old)).toBe(false)
})

test('a lost photo that is chosen again keeps its id, and a second file of the same name gets a new one', async () => {
  const uploads = await openStored('again', 19 * hour)
  vi.setSystemTime(Date.now() + 2 * hour)
  uploads.forgetOld()
  uploads.add([new File([], 'flan.jpg'), new File([], 'flan.jpg'), new File([], 'pan.jpg')])
  expect(uploads.list().map(({ id, name }) => [id === 'old', name])).toEqual([
    [false, 'pan.jpg'],
    [true, 'flan.jpg'],
    [false, 'flan.jpg'],
    [false, 'pan.jpg'],
  ])
})

/** An XMLHttpRequest that gives every upload this response. */
const respondWith = (status: number, response: object) =>
  class {
    upload = {}
    status = status
    response = response
    onload = () => {}
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    send() {
      this.onload()
    }
  }

test('a file that the server refuses as a picture cannot be retried, and one whose upload failed with 503 can', async () => {
  const uploads = uploadsOfDraft('broken')
  const sent = async (status: number, body: object) => {
    vi.stubGlobal('XMLHttpRequest', respondWith(status, body))
    uploads.clear()
    uploads.add([new File([], 'flan.jpg')])
    await expect.poll(() => uploads.list()[0]?.failed).toBeTruthy()
    return uploads.list().map(canRetry)
  }
  expect(await sent(422, { defined: true, code: 'bad_picture' })).toEqual([false])
  expect(await sent(413, {})).toEqual([false])
  expect(await sent(503, {})).toEqual([true])
})

test('a stored photo older than 20 hours is not restored', async () => {
  const uploads = await openStored('yesterday', 21 * hour)
  expect(uploads.list().map(({ id }) => id)).toEqual(['new'])
})

test('a sentence lists at most four names; of more names it lists three and the number of the others', () => {
  expect(fileNamesText(['a', 'b', 'c', 'd'])).toBe('a, b, c, d')
  expect(fileNamesText(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c y 2 más')
})
