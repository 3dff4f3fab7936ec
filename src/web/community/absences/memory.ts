import { useEffect } from 'react'
import type { Pupil } from '#contract/community/absences.ts'
import { forgetOnDevice, keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'

const key = 'casa-class'

/** The class as last read by this device; only names are stored, for use without a network. */
export interface KnownClass {
  class: string
  pupils: Pick<Pupil, 'id' | 'firstName' | 'lastName'>[]
}

const named = ({ id, firstName, lastName }: KnownClass['pupils'][number]) => ({ id, firstName, lastName })

export const knownClass = () => keptOnDevice<KnownClass>(key) ?? null

/** Deletes the stored class at sign-out, so that the phone's next user cannot read the names. */
export const forgetClass = () => forgetOnDevice(key)

/** Stores the class that was read, and returns the stored one if it cannot be read. */
export function useKnownClass(seen: KnownClass | undefined): KnownClass | null {
  useEffect(() => {
    if (seen) keepOnDevice(key, { class: seen.class, pupils: seen.pupils.map(named) })
  }, [seen])
  return seen ? null : knownClass()
}
