import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, lookup } from '#contract/api.ts'
import type { Me } from '#contract/kernel/identity.ts'
import { keyOf, useRead } from '#web/kernel/data/reads.ts'
import { startAfresh } from './leaving.ts'

const stranger: Me = { role: 'visitor', name: '', venueId: 0 }

/** Who is looking. Until the server says so, nobody in particular. */
export const useMe = (): Me => useRead(api.kernel.identity.me).data ?? stranger

/** The same outside of what is drawn. */
export const meIn = (client: QueryClient): Me =>
  client.getQueryData<Me>(keyOf(lookup(api.kernel.identity.me))) ?? stranger

/** Signed out or in elsewhere, or given another role: starts afresh, and tells so while it is still there. */
export function useFreshStartOnNewIdentity(): boolean {
  const { role, venueId } = useMe()
  const now = `${role} ${venueId}`
  const [first] = useState(now)
  useEffect(() => {
    if (now !== first) startAfresh()
  }, [now, first])
  return now !== first
}
