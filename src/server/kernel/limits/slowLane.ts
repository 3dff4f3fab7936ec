import { networkOf } from '../http/clientAddress.ts'
import { type FairQueue, openFairQueue, QueueFull } from './fairQueue.ts'
import { type LimitedCall, tooManyTries } from './limits.ts'

/** Milliseconds between two evaluated attempts at one target. */
const pause = 750
/** Attempts that wait at one target; each waits for at most this many pauses. */
const waitingAtMost = 4

const lanes = new Map<string, FairQueue>()

/**
 * Runs attempts at one target one at a time with a pause after each, networks in turns. This limits guessing from many
 * networks without refusing a stranger's first attempt.
 */
export const runSlowly = async <T>(call: LimitedCall, target: string, work: () => Promise<T>): Promise<T> => {
  const lane = lanes.get(target) ?? openFairQueue({ atOnce: 1, waitingAtMost, pause })
  lanes.set(target, lane)
  try {
    return await lane.run({ key: networkOf(call.address), first: false }, work)
  } catch (error) {
    throw error instanceof QueueFull ? tooManyTries(call, pause * waitingAtMost) : error
  } finally {
    for (const [key, { isIdle }] of lanes) if (isIdle) lanes.delete(key)
  }
}
