import { useSyncExternalStore } from 'react'
import { api } from '#contract/api.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { type Failure, toFailure } from '#web/kernel/data/failure.ts'
import { createListeners } from '#web/kernel/data/listeners.ts'
import { onTick } from '#web/kernel/data/useTimeValue.ts'
import { readFromDevice, removeFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'
import { recordCallResult } from './connection.ts'
import { resendWithCode } from './sendMoves.ts'
import { forgetShiftBags, loadShiftBags } from './shiftBags.ts'

/** The open shift as this phone knows it. The right to move bags is in a cookie that scripts cannot read. */
interface BagShift {
  venue: number
  until: string
}

const key = 'casa-bag-shift'
const { subscribe, notify } = createListeners()

/**
 * The end of the open shift in the venue of a label; null without one. A label without a venue belongs to the shift's
 * venue.
 */
const endOfShift = (venue: number | undefined): string | null => {
  const shift = readFromDevice<BagShift>(key)
  if (!shift || (venue !== undefined && shift.venue !== venue)) return null
  return Date.parse(shift.until) > Date.now() ? shift.until : null
}

const subscribeToShift = (listener: () => void) => {
  const stops = [subscribe(listener), onTick(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The moment at which this phone's shift ends; null without an open shift. */
export const useShiftEnd = (venue: number | undefined) =>
  useSyncExternalStore(
    subscribeToShift,
    () => endOfShift(venue),
    () => null,
  )

/** Deletes what this phone knows of its shift, with the names of the bags' owners. */
export function forgetShift() {
  removeFromDevice(key)
  forgetShiftBags()
  notify()
}

/** Opens a shift with the code. Movements that waited for the code are sent with it. Returns the failure, or null. */
export async function startShift(input: { venue?: number; code: string; name: string }): Promise<Failure | null> {
  try {
    const shift = (await callWrite(api.club.custody.openShift.endpoint, input)) as BagShift
    recordCallResult(null)
    saveToDevice(key, { venue: shift.venue, until: shift.until } satisfies BagShift)
    notify()
    void loadShiftBags(input.venue)
    void resendWithCode(input.venue, '', input.code)
    return null
  } catch (error) {
    const failure = toFailure(error)
    recordCallResult(failure)
    return failure
  }
}

/** Ends the shift on the server and on this phone. Returns the failure, or null. */
export async function endShift(venue: { venue?: number }): Promise<Failure | null> {
  try {
    await callWrite(api.club.custody.endShift.endpoint, venue)
    recordCallResult(null)
    forgetShift()
    return null
  } catch (error) {
    const failure = toFailure(error)
    recordCallResult(failure)
    return failure
  }
}
