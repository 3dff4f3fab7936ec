import { expect, onTestFinished, test } from 'vitest'
import { Failure } from './failure.ts'
import { registerReauthentication, withReauthentication } from './reauthentication.ts'

const required = new Failure('refused', { code: 'reauthentication_required' })

/** A server that refuses until the person has proved their identity. */
const openServer = (answer: boolean) => {
  let proved = false
  const counts = { dialogs: 0, writes: 0 }
  const write = async () => {
    if (!proved) throw required
    counts.writes += 1
    return 'done'
  }
  const close = registerReauthentication(async () => {
    counts.dialogs += 1
    await Promise.resolve()
    proved = answer
    return answer
  })
  onTestFinished(close)
  return { write, counts }
}

test('a refused write is sent again after the proof, and parallel writes share one dialog', async () => {
  const { write, counts } = openServer(true)
  expect(await Promise.all([withReauthentication(write), withReauthentication(write)])).toEqual(['done', 'done'])
  expect(counts).toEqual({ dialogs: 1, writes: 2 })
})

test('a cancelled dialog leaves the write refused, and the next write asks again', async () => {
  const { write, counts } = openServer(false)
  await expect(withReauthentication(write)).rejects.toBe(required)
  await expect(withReauthentication(write)).rejects.toBe(required)
  expect(counts).toEqual({ dialogs: 2, writes: 0 })
})

test('other refusals pass unchanged, without a dialog', async () => {
  const { counts } = openServer(true)
  const gone = new Failure('refused', { code: 'gone' })
  await expect(withReauthentication(() => Promise.reject(gone))).rejects.toBe(gone)
  expect(counts.dialogs).toBe(0)
})
