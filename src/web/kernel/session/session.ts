import { useEffect, useRef } from 'react'
import { api } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { startAfresh } from './leaving.ts'

const stranger: Me = { role: 'visitor', name: '', venueId: 0 }

/** Who is looking. Until the server says so, nobody in particular. */
export const useMe = (): Me => useRead(api.kernel.identity.me).data ?? stranger

/** Signed out or in elsewhere, or given another role: start afresh. */
export function useFreshStartOnNewIdentity() {
  const { role, venueId } = useMe()
  const first = useRef(`${role} ${venueId}`)
  useEffect(() => {
    if (first.current !== `${role} ${venueId}`) startAfresh()
  }, [role, venueId])
}
