import { expect, test } from 'vitest'
import { Failure } from '#web/kernel/data/failure.ts'
import { afterFailure, type QueuedCall, sendable, withCall, without } from './queue.ts'

const call = (day: string, madeAt: string): QueuedCall => ({ class: '15', day, madeAt, absent: [] })
const [morning, evening] = [call('2026-11-14', '10:00'), call('2026-11-14', '20:00')]
const other = call('2026-11-07', '20:00')

test('a day waits once: what was sent later takes the place of what was sent before', () => {
  expect(withCall(withCall(withCall([], morning), other), evening)).toEqual([other, evening])
})

test('what was written leaves, unless a later one has taken its place meanwhile', () => {
  expect(without([other, evening], evening)).toEqual([other])
  expect(without([evening], morning)).toEqual([evening])
})

test('without an answer or a session it waits; refused for good it is told, and not tried again', () => {
  for (const kind of ['unreachable', 'late', 'away', 'forbidden'] as const)
    expect(sendable(afterFailure([morning], morning, new Failure(kind)))).toEqual([morning])
  const refused = afterFailure([morning], morning, new Failure('refused', { code: 'day_out_of_reach' }))
  expect([refused[0]?.refused, sendable(refused)]).toEqual([true, []])
})
