import { get, set } from 'idb-keyval'
import { useEffect, useState } from 'react'
import type { Pupil } from '#contract/community/absences.ts'

const key = 'casa-class'

/** The class as this device last saw it: names only, for when there is no network. */
export interface KnownClass {
  class: string
  pupils: Pick<Pupil, 'id' | 'firstName' | 'lastName'>[]
}

const named = ({ id, firstName, lastName }: KnownClass['pupils'][number]) => ({ id, firstName, lastName })

/** Keeps what was read, and gives it back where nothing can be read. */
export function useKnownClass(seen: KnownClass | undefined): KnownClass | null {
  const [known, setKnown] = useState<KnownClass | null>(null)
  useEffect(() => {
    if (seen) void set(key, { class: seen.class, pupils: seen.pupils.map(named) }).catch(() => {})
    else
      void get<KnownClass>(key)
        .then((kept) => kept && setKnown(kept))
        .catch(() => {})
  }, [seen])
  return known
}
