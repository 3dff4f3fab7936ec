import { expect, test } from 'vitest'
import { Failure } from '#web/kernel/data/failure.ts'
import {
  addRollCall,
  markIfRefused,
  type QueuedRollCall,
  type RollCallQueue,
  removeRollCall,
  sendableRollCalls,
} from './rollCallQueue.ts'

const call = (day: string, madeAt: string): QueuedRollCall => ({ class: '15', day, madeAt, absent: [] })
const [morning, evening] = [call('2026-11-14', '10:00'), call('2026-11-14', '20:00')]
const other = call('2026-11-07', '20:00')

test('the queue has one roll-call per day and group: a later one replaces the earlier', () => {
  const ofGroup = { ...morning, group: 'g' }
  const queue = [morning, ofGroup, other, evening].reduce<RollCallQueue>(addRollCall, [])
  expect(queue).toEqual([ofGroup, other, evening])
  expect(removeRollCall(queue, ofGroup)).toEqual([other, evening])
})

test('a sent roll-call is removed, unless a later one of the same day has replaced it', () => {
  expect(removeRollCall([other, evening], evening)).toEqual([other])
  expect(removeRollCall([evening], morning)).toEqual([evening])
})

test('a roll-call stays queued without a response or session, or after too many calls; a refused one is marked and not sent again', () => {
  const kinds = ['unreachable', 'late', 'away', 'forbidden'] as const
  const passing = [...kinds.map((kind) => new Failure(kind)), new Failure('refused', { code: 'too_many_tries' })]
  for (const failure of passing)
    expect(sendableRollCalls(markIfRefused([morning], morning, failure))).toEqual([morning])
  const refused = markIfRefused([morning], morning, new Failure('refused', { code: 'day_out_of_reach' }))
  expect([refused[0]?.refused, sendableRollCalls(refused)]).toEqual([true, []])
})
