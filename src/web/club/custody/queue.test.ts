import { expect, test } from 'vitest'
import { Failure, type FailureKind } from '#web/kernel/data/failure.ts'
import { added, marked, permitted, type Queue, type QueuedMove, sendable, waitingAfter, without } from './queue.ts'

const move = (id: string, idBag = 'bag', more: Partial<QueuedMove> = {}): QueuedMove => ({
  id,
  idBag,
  permit: 'first',
  position: 4,
  actionType: 'Ingreso',
  comments: '',
  missing: null,
  madeAt: '2026-11-15T10:00:00.000Z',
  brand: 'Ping',
  fullName: 'Ana Ruiz',
  waiting: 'queued',
  ...more,
})
const ids = (queue: Queue) => queue.map(({ id }) => id)
const refused = (code: string) => new Failure('refused', { code })

test('the same movement is kept once, however often it is added', () => {
  const queue = added(added([], move('a')), move('a', 'bag', { comments: 'again' }))
  expect(queue).toEqual([move('a')])
})

test('a movement leaves the queue only when it is written or given up', () => {
  const queue = [move('a'), move('b', 'other')]
  expect(ids(without(queue, 'a'))).toEqual(['b'])
  for (const waiting of ['queued', 'code', 'conflict', 'refused'] as const)
    expect(ids(marked(queue, 'a', waiting))).toEqual(['a', 'b'])
})

test('without an answer it stays queued; a conflict and an expired permit are told apart', () => {
  for (const kind of ['unreachable', 'late', 'away', 'unexpected'] satisfies FailureKind[])
    expect(waitingAfter(new Failure(kind))).toBe('queued')
  expect(waitingAfter(refused('conflict'))).toBe('conflict')
  expect(waitingAfter(refused('permit_expired'))).toBe('code')
  expect(waitingAfter(refused('gone'))).toBe('refused')
  expect(waitingAfter(new Failure('invalid'))).toBe('refused')
})

test('what waits for a code or has a conflict is not sent, and holds back later movements of its bag only', () => {
  const queue = [
    move('a', 'one', { waiting: 'conflict' }),
    move('b', 'one'),
    move('c', 'two'),
    move('d', 'two'),
    move('e', 'three', { waiting: 'code' }),
  ]
  expect(ids(sendable(queue))).toEqual(['c'])
})

test('the code entered again gives a new permit and keeps the position; a conflict stays a conflict', () => {
  const queue = [move('a', 'one', { waiting: 'code' }), move('b', 'two', { waiting: 'conflict' })]
  expect(permitted(queue, 'one', 'second')[0]).toEqual(move('a', 'one', { permit: 'second' }))
  expect(permitted(queue, 'two', 'second')[1]).toEqual(queue[1])
})
