import { api } from '#contract/api.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { openQueue } from '#web/kernel/offline/queue.ts'
import { afterFailure, type QueuedCall, sendable, withCall, without } from './queue.ts'

const queue = openQueue<QueuedCall>('casa-roll-call', ({ day }) => day, { sendable, send })

async function send(call: QueuedCall): Promise<boolean> {
  const failure = await callWrite(api.community.absences.send.endpoint, call).then(() => null, failureOf)
  queue.change((now) => (failure ? afterFailure(now, call, failure) : without(now, call)))
  return !failure || failure.kind === 'refused'
}

/** Stores the roll-call on the device, sends it and returns the result. */
export async function sendRollCall(call: QueuedCall): Promise<'saved' | 'queued' | 'refused'> {
  queue.change((now) => withCall(now, call))
  await queue.sendNow()
  const left = queue.things().find(({ day }) => day === call.day)
  if (!left) return 'saved'
  return left.refused ? 'refused' : 'queued'
}

export const giveUp = (call: QueuedCall) => queue.change((now) => without(now, call))

/** The roll-calls in this device's queue. */
export const useWaiting = queue.useThings
