import { expect, test } from 'vitest'
import { Failure } from '#web/kernel/data/failure.ts'
import { afterFailure, type QueuedCall, sendable, withCall, without } from './queue.ts'

const call = (day: string, madeAt: string): QueuedCall => ({ class: '15', day, madeAt, absent: [] })
const [morning, evening] = [call('2026-11-14', '10:00'), call('2026-11-14', '20:00')]
const other = call('2026-11-07', '20:00')

test('the queue has one roll-call per day: a later one replaces the earlier', () => {
  expect(withCall(withCall(withCall([], morning), other), evening)).toEqual([other, evening])
})

test('a sent roll-call is removed, unless a later one of the same day has replaced it', () => {
  expect(without([other, evening], evening)).toEqual([other])
  expect(without([evening], morning)).toEqual([evening])
})

test('a roll-call stays queued without a response or session; a refused one is marked and not sent again', () => {
  for (const kind of ['unreachable', 'late', 'away', 'forbidden'] as const)
    expect(sendable(afterFailure([morning], morning, new Failure(kind)))).toEqual([morning])
  const refused = afterFailure([morning], morning, new Failure('refused', { code: 'day_out_of_reach' }))
  expect([refused[0]?.refused, sendable(refused)]).toEqual([true, []])
})
