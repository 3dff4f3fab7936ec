import { useEffect } from 'react'
import type { Pupil } from '#contract/community/absences.ts'
import { readFromDevice, saveToDevice } from '#web/kernel/offline/deviceStorage.ts'

const key = 'casa-class'

/** The class as last read by this device; only names are stored, for use without a network. */
export interface KnownClass {
  class: string
  pupils: Pick<Pupil, 'id' | 'firstName' | 'lastName'>[]
}

const named = ({ id, firstName, lastName }: KnownClass['pupils'][number]) => ({ id, firstName, lastName })

const knownClass = () => readFromDevice<KnownClass>(key) ?? null

/**
 * Stores the class that was read (`seen`) on the device; returns the stored one while `seen` is undefined, otherwise
 * null.
 */
export function useKnownClass(seen: KnownClass | undefined): KnownClass | null {
  useEffect(() => {
    if (seen) saveToDevice(key, { class: seen.class, pupils: seen.pupils.map(named) })
  }, [seen])
  return seen ? null : knownClass()
}
