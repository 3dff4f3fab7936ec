import { api } from '#contract/api.ts'
import type { OpenedBag } from '#contract/club/custody.ts'
import type { ActionType } from '#contract/club/movements.limits.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { Failure, isWithoutResponse, toFailure } from '#web/kernel/data/failure.ts'
import { startRunningTimer } from '#web/kernel/data/runningTimer.ts'
import { isConnected, recordCallResult } from './connection.ts'
import type { WaitReason } from './moveQueue.ts'
import type { KnownBag, RememberedBag } from './rememberedBagList.ts'
import { findRememberedBag, rememberBag } from './rememberedBags.ts'
import { expectedLedger, resendWithCode, sendEarlierMoves } from './sendMoves.ts'
import { findShiftBag } from './shiftBags.ts'

/** A bag that can be moved now. Offline, `bag` is what this device remembers, or null. */
export interface MovableBag {
  bag: KnownBag | RememberedBag | null
  position: number | null
  /** Null if the bag has never moved or this device does not know it. */
  lastAction: ActionType | null
  /** Proof sent with the movement: the permit, the code (offline), or for the phone's shift whether `position` is exact. */
  right: { permit: string } | { code: string } | { exact: boolean }
}

/**
 * `opened`: the bag can be moved. `sent`: movements that had waited for the code were sent; null means all were
 * registered.
 */
export type EnterCodeResult = { opened: MovableBag } | { sent: WaitReason | null } | { failure: Failure }

const openTimeoutMs = 5000

const open = <Opened extends { bag: OpenedBag }>(endpoint: string, input: { venue?: number; idBag: string }) =>
  new Promise<Opened>((resolve, reject) => {
    const cancelTimeout = startRunningTimer(openTimeoutMs, () => reject(new Failure('late')))
    const opening = callWrite(endpoint, input) as Promise<Opened>
    void opening.then(resolve, reject).finally(cancelTimeout)
  })

/** Opens a bag on the server. Without a response it returns what this device remembers, to be moved with `otherwise`. */
async function openOrRemember<Opened extends { bag: OpenedBag }>(
  endpoint: string,
  input: { venue?: number; idBag: string },
  rightOf: (opened: Opened) => MovableBag['right'],
  otherwise: MovableBag['right'],
): Promise<{ opened: MovableBag } | { failure: Failure }> {
  const { idBag } = input
  if (isConnected()) {
    try {
      const opened = await open<Opened>(endpoint, input)
      recordCallResult(null)
      rememberBag(opened.bag)
      return { opened: { bag: opened.bag, ...expectedLedger(opened.bag), right: rightOf(opened) } }
    } catch (error) {
      const failure = toFailure(error)
      recordCallResult(failure)
      if (!isWithoutResponse(failure)) return { failure }
    }
  }
  const bag = findRememberedBag(idBag) ?? findShiftBag(idBag)
  return { opened: { bag, ...expectedLedger(bag ?? { id: idBag }), right: otherwise } }
}

/** Checks the code with the server. Offline it is accepted unchecked, and the server checks it with the movement. */
export async function enterCode(input: { venue?: number; idBag: string; code: string }): Promise<EnterCodeResult> {
  const { venue, idBag, code } = input
  if (await sendEarlierMoves(idBag)) {
    const waiting = await resendWithCode(venue, idBag, code)
    return waiting === 'code' ? { failure: new Failure('refused', { code: 'wrong_code' }) } : { sent: waiting }
  }
  return openOrRemember<{ bag: OpenedBag; permit: string }>(
    api.club.custody.open.endpoint,
    input,
    ({ permit }) => ({ permit }),
    { code },
  )
}

/** Opens a bag in this phone's shift, without the code. A movement of it that waits is sent first. */
export async function openInShift(input: { venue?: number; idBag: string }) {
  await sendEarlierMoves(input.idBag)
  return openOrRemember(api.club.custody.openInShift.endpoint, input, () => ({ exact: true }), { exact: false })
}
