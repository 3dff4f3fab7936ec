import { api } from '#contract/api.ts'
import type { Movement } from '#contract/club/movements.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { isWithoutResponse, toFailure } from '#web/kernel/data/failure.ts'
import { createOfflineQueue } from '#web/kernel/offline/offlineQueue.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { isConnected, recordCallResult } from './connection.ts'
import { custodyText as text } from './custody.text.ts'
import {
  addMove,
  applyCode,
  applySendFailure,
  discardMove,
  expectedLastAction,
  expectedPosition,
  type QueuedMove,
  removeMove,
  sendableMoves,
  type WaitReason,
} from './moveQueue.ts'
import type { KnownBag } from './rememberedBagList.ts'
import { recordMoveTime, updateRememberedBag } from './rememberedBags.ts'
import { updateShiftBag } from './shiftBags.ts'

const queue = createOfflineQueue<QueuedMove>('casa-move', ({ id }) => id, { sendable: sendableMoves, send })

const endpointOf = ({ code, exact }: Pick<QueuedMove, 'code' | 'exact'>) => {
  const { register, registerByCode, registerInShift } = api.club.custody
  if (code !== undefined) return registerByCode.endpoint
  return exact === undefined ? register.endpoint : registerInShift.endpoint
}

/** The movement whose result a form waits for; the form itself says that it is registered. */
let inForm: string | undefined
/** Movements that were registered later, in the background, and are not confirmed to the person yet. */
let sentLater: string[] = []

function confirmLater(movement: Movement) {
  if (movement.id !== inForm) sentLater.push(text.move(movement))
  if (sentLater.length === 0 || sendableMoves(queue.things()).length > 0) return
  popup.later(text.sentLater(sentLater.length), sentLater.join('\n'))
  sentLater = []
}

async function send({ brand: _, fullName: __, waiting: ___, ...input }: QueuedMove): Promise<boolean> {
  try {
    const movement = (await callWrite(endpointOf(input), input)) as Movement
    recordCallResult(null)
    // The remembered bag is updated first: the next movement takes its position from the bag or from the queue.
    updateRememberedBag(movement, input.missing)
    updateShiftBag(movement)
    queue.change((moves) => removeMove(moves, input.id))
    confirmLater(movement)
    return true
  } catch (error) {
    const failure = toFailure(error)
    recordCallResult(failure)
    queue.change((moves) => applySendFailure(moves, input.id, failure))
    return !isWithoutResponse(failure)
  }
}

/** Waits for the result only while connected; offline, the queue sends later in the background. */
const sendOrDefer = async () => {
  if (isConnected()) await queue.sendNow()
  else void queue.sendAll()
}

/** Stores the movement on the device, then sends it. Returns why it still waits, or null when it is registered. */
export async function registerMove(move: QueuedMove): Promise<WaitReason | null> {
  queue.change((moves) => addMove(moves, move))
  recordMoveTime()
  inForm = move.id
  await sendOrDefer()
  inForm = undefined
  const waiting = queue.things().find(({ id }) => id === move.id)?.waiting ?? null
  // Without persistent storage a browser may delete the queue when space is short or after a week without use.
  if (waiting) void navigator.storage?.persist?.().catch(() => {})
  return waiting
}

/** Sends earlier movements of this device first. Returns whether a movement of this bag waits for the code. */
export async function sendEarlierMoves(idBag: string): Promise<boolean> {
  if (sendableMoves(queue.things()).length > 0) await sendOrDefer()
  return queue.things().some((move) => move.idBag === idBag && move.waiting === 'code')
}

/** The ledger position and last action that a new movement of this bag follows, queued movements included. */
export const expectedLedger = ({ id, position, lastAction }: { id: string } & Partial<KnownBag>) => ({
  position: expectedPosition(queue.things(), id, position ?? null),
  lastAction: expectedLastAction(queue.things(), id, lastAction ?? null),
})

/** Sends the movements that waited for the code. Returns why a movement of this bag still waits, or null. */
export async function resendWithCode(
  venue: number | undefined,
  idBag: string,
  code: string,
): Promise<WaitReason | null> {
  queue.change((moves) => applyCode(moves, venue, code))
  await sendOrDefer()
  return queue.things().find((move) => move.idBag === idBag)?.waiting ?? null
}

export const discardQueuedMove = (id: string) => queue.change((moves) => discardMove(moves, id))

/** Sends what waits, for at most five seconds. Returns how many movements still wait for the network or the code. */
export async function sendWaitingMoves(): Promise<number> {
  await queue.sendNow()
  return queue.things().filter(({ waiting }) => waiting === 'queued' || waiting === 'code').length
}

export const useMoveQueue = queue.useThings
