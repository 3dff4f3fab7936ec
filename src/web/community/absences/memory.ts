import { useEffect } from 'react'
import type { Pupil } from '#contract/community/absences.ts'
import { forgetOnDevice, keepOnDevice, keptOnDevice } from '#web/kernel/offline/device.ts'

const key = 'casa-class'

/** The class as this device last saw it: names only, for when there is no network. */
export interface KnownClass {
  class: string
  pupils: Pick<Pupil, 'id' | 'firstName' | 'lastName'>[]
}

const named = ({ id, firstName, lastName }: KnownClass['pupils'][number]) => ({ id, firstName, lastName })

export const knownClass = () => keptOnDevice<KnownClass>(key) ?? null

/** Whoever has the phone next reads no names off it. */
export const forgetClass = () => forgetOnDevice(key)

/** Keeps what was read, and gives it back where nothing can be read. */
export function useKnownClass(seen: KnownClass | undefined): KnownClass | null {
  useEffect(() => {
    if (seen) keepOnDevice(key, { class: seen.class, pupils: seen.pupils.map(named) })
  }, [seen])
  return seen ? null : knownClass()
}
