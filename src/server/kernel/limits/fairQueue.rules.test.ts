import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openFairQueue, QueueFull } from './fairQueue.ts'

/** A queue with one place, taken until `begin` is called, and the order in which the other tasks ran. */
const open = (waitingAtMost: number) => {
  const queue = openFairQueue({ atOnce: 1, waitingAtMost })
  const { promise, resolve: begin } = Promise.withResolvers<void>()
  const busy = queue.run({ key: 'busy', first: false }, () => promise)
  const ran: string[] = []
  const add = (name: string, key: string, first = false) =>
    queue
      .run({ key, first }, async () => ran.push(name))
      .then(
        () => 'ran',
        (error) => (error instanceof QueueFull ? 'refused' : 'failed'),
      )
  return { begin, busy, ran, add }
}

test('keys take turns, and tasks with precedence run first', async () => {
  const { begin, busy, ran, add } = open(100)
  const tasks = [add('a1', 'a'), add('a2', 'a'), add('a3', 'a'), add('b1', 'b'), add('known', 'a', true)]
  begin()
  await Promise.all([busy, ...tasks])
  expect(ran).toEqual(['known', 'a1', 'b1', 'a2', 'a3'])
})

test('a full queue refuses the newest task of the key with the most waiting, and accepts another key', async () => {
  const { begin, busy, ran, add } = open(3)
  const tasks = [add('a1', 'a'), add('a2', 'a'), add('a3', 'a'), add('b1', 'b'), add('a4', 'a')]
  begin()
  await busy
  expect(await Promise.all(tasks)).toEqual(['ran', 'ran', 'refused', 'ran', 'refused'])
  expect(ran).toEqual(['a1', 'b1', 'a2'])
})

test('a failed task passes its place on, and a pause delays the next task', async () => {
  const queue = openFairQueue({ atOnce: 1, waitingAtMost: 10, pause: 60 })
  const turn = { key: 'a', first: false }
  await expect(queue.run(turn, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const started = performance.now()
  await queue.run(turn, async () => {})
  expect(performance.now() - started).toBeGreaterThan(40)
  await delay(80)
  expect(queue.isIdle).toBe(true)
})
