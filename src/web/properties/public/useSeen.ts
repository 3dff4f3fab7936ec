import { useEffect } from 'react'
import { api } from '#contract/api.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useVisitor } from './visitor.ts'

/** Looked at for this long, it was not opened by mistake. */
const longEnough = 2_000
/** Once per visit of this document. */
const told = new Set<string>()

/** Says that somebody looks at a listing. The staff's own looks are not counted, and nothing waits for it. */
export function useSeen(listingId: string) {
  const { named } = useVisitor()
  const { venue } = named
  const isStaff = ['staff', 'admin', 'screen'].includes(useMe().role)
  useEffect(() => {
    if (isStaff || told.has(listingId)) return
    const timer = setTimeout(() => {
      told.add(listingId)
      const input = { ...(venue ? { venue } : {}), listingId }
      void callWrite(api.properties.figures.seen.endpoint, input).catch(() => {})
    }, longEnough)
    return () => clearTimeout(timer)
  }, [isStaff, listingId, venue])
}
