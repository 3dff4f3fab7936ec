import { afterEach, expect, test, vi } from 'vitest'
import { namesText, uploadsText } from './uploads.text.ts'
import { canRetry, uploadsOf } from './uploads.ts'

const hour = 3_600_000
const photo = { id: 'p', src: '', widths: [], width: 1, height: 1, blur: '' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Two photos that the server has, of now and of some hours ago. */
const openKept = async (draft: string, age: number) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const kept = [
    { id: 'new', name: 'pan.jpg', photo, at: Date.now() },
    { id: 'old', name: 'flan.jpg', photo, at: Date.now() - age },
  ]
  const device = new Map([[`casa-photos ${draft}`, JSON.stringify(kept)]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  })
  const uploads = uploadsOf(draft)
  await uploads.open()
  return uploads
}

test('a photo that waited too long is not sent: it says so, cannot be retried, and the others stay', async () => {
  const uploads = await openKept('waits', 19 * hour)
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

test('a photo that was lost and is chosen again takes its own place, and a second one of that name does not', async () => {
  const uploads = await openKept('again', 19 * hour)
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

/** A server that answers every upload with this. */
const answering = (status: number, response: object) =>
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

test('a file that is no picture is not sent again; one that got no answer is', async () => {
  const uploads = uploadsOf('broken')
  const sent = async (status: number, answer: object) => {
    vi.stubGlobal('XMLHttpRequest', answering(status, answer))
    uploads.clear()
    uploads.add([new File([], 'flan.jpg')])
    await expect.poll(() => uploads.list()[0]?.failed).toBeTruthy()
    return uploads.list().map(canRetry)
  }
  expect(await sent(422, { defined: true, code: 'bad_picture' })).toEqual([false])
  expect(await sent(413, {})).toEqual([false])
  expect(await sent(503, {})).toEqual([true])
})

test('a photo of the day before is not found again', async () => {
  const uploads = await openKept('yesterday', 21 * hour)
  expect(uploads.list().map(({ id }) => id)).toEqual(['new'])
})

test('of very many names a sentence says three, and how many more', () => {
  expect(namesText(['a', 'b', 'c', 'd'])).toBe('a, b, c, d')
  expect(namesText(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c y 2 más')
})
