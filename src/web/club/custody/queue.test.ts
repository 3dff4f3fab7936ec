import { expect, test } from 'vitest'
import { Failure, type FailureKind } from '#web/kernel/data/failure.ts'
import {
  actionAfter,
  added,
  afterFailure,
  coded,
  givenUp,
  marked,
  positionAfter,
  type Queue,
  type QueuedMove,
  sendable,
  waitingAfter,
  without,
} from './queue.ts'

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
  expect(waitingAfter(refused('wrong_code'))).toBe('code')
  expect(waitingAfter(refused('too_many_tries'))).toBe('queued')
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

test('the code entered again goes with all that waited for it at its venue; positions stay, a conflict stays one', () => {
  const { permit: _, ...made } = move('a', 'one', { venue: 1 })
  const queue = [
    move('a', 'one', { venue: 1, waiting: 'code' }),
    { ...made, id: 'b', idBag: 'two', code: '0000', waiting: 'code' as const },
    move('c', 'three', { venue: 2, waiting: 'code' }),
    move('d', 'four', { venue: 1, waiting: 'conflict' }),
    move('e', 'five', { venue: 1 }),
  ]
  const [first, second, ...others] = coded(queue, 1, '2580')
  expect(first).toEqual({ ...made, code: '2580' })
  expect(second).toEqual({ ...made, id: 'b', idBag: 'two', code: '2580' })
  expect(others).toEqual(queue.slice(2))
})

test('a wrong code holds back the one movement; refused by a second bag, all that carry it', () => {
  const by = (id: string, idBag: string, code: string) => move(id, idBag, { venue: 1, code })
  const queue = [by('a', 'one', '0000'), by('b', 'two', '0000'), by('c', 'three', '0000'), by('d', 'four', '2580')]
  const states = (of: Queue) => of.map(({ waiting }) => waiting)
  const once = afterFailure(queue, 'a', refused('wrong_code'))
  expect(states(once)).toEqual(['code', 'queued', 'queued', 'queued'])
  expect(states(afterFailure(once, 'b', refused('wrong_code')))).toEqual(['code', 'code', 'code', 'queued'])
  expect(states(afterFailure(once, 'b', refused('conflict')))).toEqual(['code', 'conflict', 'queued', 'queued'])
})

test('a movement is made against what its predecessors on this device will have written', () => {
  const queue = [move('a', 'one'), move('b', 'one', { waiting: 'code' }), move('c', 'one', { waiting: 'refused' })]
  expect(positionAfter(queue, 'one', 4)).toBe(6)
  expect(positionAfter(queue, 'two', 4)).toBe(4)
  expect(positionAfter(queue, 'one', null)).toBeNull()
})

test('a bag is where the last movement that waits here will have brought it', () => {
  const [out, refused] = [move('a', 'one', { actionType: 'Retiro' }), move('b', 'one', { waiting: 'refused' })]
  expect(actionAfter([out, refused], 'one', 'Ingreso')).toBe('Retiro')
  expect(actionAfter([out, refused], 'two', 'Ingreso')).toBe('Ingreso')
  expect(actionAfter([], 'two', null)).toBeNull()
})

test('what was made after a movement that is given up no longer knows its position', () => {
  const queue = [move('a', 'one'), move('b', 'one', { waiting: 'conflict' }), move('c', 'two'), move('d', 'one')]
  expect(givenUp(queue, 'b').map(({ id, position }) => [id, position])).toEqual([
    ['a', 4],
    ['c', 4],
    ['d', null],
  ])
})
