import { createContext, useContext, useEffect, useRef } from 'react'
import { api } from '#contract/api.ts'
import type { Identity, Me } from '#contract/kernel/identity.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { startAfresh } from './leaving.ts'

const stranger: Me = { role: 'visitor', name: '', venueId: 0 }

/** Who this browser is. Until the server says so, nobody in particular. */
export const useMe = (): Me => useRead(api.kernel.identity.me).data ?? stranger

const IdentityContext = createContext<Identity>(stranger)
export const IdentityProvider = IdentityContext.Provider

/** As whom this page is open, where the browser is several people at once. */
export const useIdentity = () => useContext(IdentityContext)

/** Signed out or in elsewhere, or given another role: start afresh. */
export function useFreshStartOnNewIdentity() {
  const me = useMe()
  const now = [me, ...(me.also ?? [])].map(({ role, venueId }) => `${role} ${venueId}`).join()
  const first = useRef(now)
  useEffect(() => {
    if (first.current !== now) startAfresh()
  }, [now])
}
