import { expect, test } from 'vitest'
import { Failure, type FailureKind } from '#web/kernel/data/failure.ts'
import {
  addMove,
  applyCode,
  applySendFailure,
  discardMove,
  expectedLastAction,
  expectedPosition,
  type MoveQueue,
  type QueuedMove,
  removeMove,
  sendableMoves,
  setWaitReason,
  waitReasonOf,
} from './moveQueue.ts'

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
const ids = (queue: MoveQueue) => queue.map(({ id }) => id)
const refused = (code: string) => new Failure('refused', { code })

test('a movement that is added twice with the same id is queued once, as it was first', () => {
  const queue = addMove(addMove([], move('a')), move('a', 'bag', { comments: 'again' }))
  expect(queue).toEqual([move('a')])
})

test('a movement leaves the queue when it is removed, and stays in it for every reason to wait', () => {
  const queue = [move('a'), move('b', 'other')]
  expect(ids(removeMove(queue, 'a'))).toEqual(['b'])
  for (const waiting of ['queued', 'code', 'conflict', 'refused'] as const)
    expect(ids(setWaitReason(queue, 'a', waiting))).toEqual(['a', 'b'])
})

test('a movement stays queued after a call without response, and waits for its own reason after each refusal', () => {
  for (const kind of ['unreachable', 'late', 'away', 'unexpected'] satisfies FailureKind[])
    expect(waitReasonOf(new Failure(kind))).toBe('queued')
  expect(waitReasonOf(refused('conflict'))).toBe('conflict')
  expect(waitReasonOf(refused('permit_expired'))).toBe('code')
  expect(waitReasonOf(refused('wrong_code'))).toBe('code')
  expect(waitReasonOf(refused('shift_ended'))).toBe('code')
  expect(waitReasonOf(refused('too_many_tries'))).toBe('queued')
  expect(waitReasonOf(refused('gone'))).toBe('refused')
  expect(waitReasonOf(new Failure('invalid'))).toBe('refused')
})

test('a movement that waits for a code or has a conflict is not sent, and blocks only later movements of its bag', () => {
  const queue = [
    move('a', 'one', { waiting: 'conflict' }),
    move('b', 'one'),
    move('c', 'two'),
    move('d', 'two'),
    move('e', 'three', { waiting: 'code' }),
  ]
  expect(ids(sendableMoves(queue))).toEqual(['c'])
})

test('a newly entered code goes to every movement of the venue that waits for one, with its position unchanged', () => {
  const { permit: _, ...made } = move('a', 'one', { venue: 1 })
  const queue = [
    move('a', 'one', { venue: 1, waiting: 'code' }),
    { ...made, id: 'b', idBag: 'two', code: '0000', waiting: 'code' as const },
    move('c', 'three', { venue: 2, waiting: 'code' }),
    move('d', 'four', { venue: 1, waiting: 'conflict' }),
    move('e', 'five', { venue: 1 }),
  ]
  const [first, second, ...others] = applyCode(queue, 1, '2580')
  expect(first).toEqual({ ...made, code: '2580' })
  expect(second).toEqual({ ...made, id: 'b', idBag: 'two', code: '2580' })
  expect(others).toEqual(queue.slice(2))
})

test('a wrong code stops its movement; after a second bag refuses it, every movement with that code', () => {
  const withCode = (id: string, idBag: string, code: string) => move(id, idBag, { venue: 1, code })
  const queue = [
    withCode('a', 'one', '0000'),
    withCode('b', 'two', '0000'),
    withCode('c', 'three', '0000'),
    withCode('d', 'four', '2580'),
  ]
  const states = (moves: MoveQueue) => moves.map(({ waiting }) => waiting)
  const once = applySendFailure(queue, 'a', refused('wrong_code'))
  expect(states(once)).toEqual(['code', 'queued', 'queued', 'queued'])
  expect(states(applySendFailure(once, 'b', refused('wrong_code')))).toEqual(['code', 'code', 'code', 'queued'])
  expect(states(applySendFailure(once, 'b', refused('conflict')))).toEqual(['code', 'conflict', 'queued', 'queued'])
})

test('a new movement gets the known position plus the movements of its bag that are still to be sent', () => {
  const queue = [move('a', 'one'), move('b', 'one', { waiting: 'code' }), move('c', 'one', { waiting: 'refused' })]
  expect(expectedPosition(queue, 'one', 4)).toBe(6)
  expect(expectedPosition(queue, 'two', 4)).toBe(4)
  expect(expectedPosition(queue, 'one', null)).toBeNull()
})

test('the last action of a bag is that of its newest movement that is still to be sent, or else the known one', () => {
  const [out, refused] = [move('a', 'one', { actionType: 'Retiro' }), move('b', 'one', { waiting: 'refused' })]
  expect(expectedLastAction([out, refused], 'one', 'Ingreso')).toBe('Retiro')
  expect(expectedLastAction([out, refused], 'two', 'Ingreso')).toBe('Ingreso')
  expect(expectedLastAction([], 'two', null)).toBeNull()
})

test('discarding a movement removes the position of later movements of the same bag only', () => {
  const queue = [move('a', 'one'), move('b', 'one', { waiting: 'conflict' }), move('c', 'two'), move('d', 'one')]
  expect(discardMove(queue, 'b').map(({ id, position }) => [id, position])).toEqual([
    ['a', 4],
    ['c', 4],
    ['d', null],
  ])
})
