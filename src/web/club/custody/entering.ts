import { api } from '#contract/api.ts'
import type { OpenedBag } from '#contract/club/custody.ts'
import type { ActionType } from '#contract/club/movements.limits.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { Failure, failureOf, isUnanswered } from '#web/kernel/data/failure.ts'
import { startRunningTimer } from '#web/kernel/data/runningTimer.ts'
import { isConnected, noteAnswer } from './connection.ts'
import { recall, remember } from './memory.ts'
import type { Waiting } from './queue.ts'
import type { KnownBag, RememberedBag } from './remembering.ts'
import { ledgerNow, sendEarlier, sendWithCode } from './sending.ts'

/** A bag that can be moved now. Offline, `bag` is what this device remembers, or null. */
export interface Opened {
  bag: KnownBag | RememberedBag | null
  position: number | null
  /** Null if the bag has never moved or this device does not know it. */
  lastAction: ActionType | null
  right: { permit: string } | { code: string }
}

/**
 * `opened`: the bag can be moved. `sent`: movements that had waited for the code were sent; null means all were
 * registered.
 */
export type Entered = { opened: Opened } | { sent: Waiting | null } | { failure: Failure }

const timeoutMs = 5000

const open = (input: { venue?: number; idBag: string; code: string }) =>
  new Promise<{ bag: OpenedBag; permit: string }>((resolve, reject) => {
    const cancelTimeout = startRunningTimer(timeoutMs, () => reject(new Failure('late')))
    const opening = callWrite(api.club.custody.open.endpoint, input) as Promise<{ bag: OpenedBag; permit: string }>
    void opening.then(resolve, reject).finally(cancelTimeout)
  })

/** Checks the code with the server. Offline it is accepted unchecked, and the server checks it with the movement. */
export async function enterCode(input: { venue?: number; idBag: string; code: string }): Promise<Entered> {
  const { venue, idBag, code } = input
  if (await sendEarlier(idBag)) {
    const waiting = await sendWithCode(venue, idBag, code)
    return waiting === 'code' ? { failure: new Failure('refused', { code: 'wrong_code' }) } : { sent: waiting }
  }
  if (isConnected()) {
    try {
      const { bag, permit } = await open(input)
      noteAnswer(null)
      remember(bag)
      return { opened: { bag, ...ledgerNow(bag), right: { permit } } }
    } catch (error) {
      const failure = failureOf(error)
      noteAnswer(failure)
      if (!isUnanswered(failure)) return { failure }
    }
  }
  const bag = recall(idBag)
  return { opened: { bag, ...ledgerNow(bag ?? { id: idBag }), right: { code } } }
}
