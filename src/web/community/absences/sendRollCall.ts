import { api } from '#contract/api.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { toFailure } from '#web/kernel/data/failure.ts'
import { createOfflineQueue } from '#web/kernel/offline/offlineQueue.ts'
import {
  addRollCall,
  markIfRefused,
  type QueuedRollCall,
  removeRollCall,
  rollCallId,
  sendableRollCalls,
} from './rollCallQueue.ts'

const queue = createOfflineQueue<QueuedRollCall>('casa-roll-call', rollCallId, {
  sendable: sendableRollCalls,
  send,
})

async function send(call: QueuedRollCall): Promise<boolean> {
  const { endpoint } = call.group ? api.community.groups.callRoll : api.community.absences.send
  const failure = await callWrite(endpoint, call).then(() => null, toFailure)
  queue.change((now) => (failure ? markIfRefused(now, call, failure) : removeRollCall(now, call)))
  return !failure || failure.kind === 'refused'
}

/** Stores the roll-call on the device, sends it and returns the result. */
export async function sendRollCall(call: QueuedRollCall): Promise<'saved' | 'queued' | 'refused'> {
  queue.change((now) => addRollCall(now, call))
  await queue.sendNow()
  const left = queue.things().find((one) => rollCallId(one) === rollCallId(call))
  if (!left) return 'saved'
  return left.refused ? 'refused' : 'queued'
}

/** Sends the waiting roll-calls and returns how many are left; at sign-out these are deleted. */
export async function sendWaitingRollCalls(): Promise<number> {
  if (queue.things().length > 0) await queue.sendNow()
  return queue.things().length
}

export const discardRollCall = (call: QueuedRollCall) => queue.change((now) => removeRollCall(now, call))

/** The roll-calls in this device's queue. */
export const useQueuedRollCalls = queue.useThings
