import { useEffect } from 'react'
import { api, featureOf } from '#contract/api.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { serverNow } from '#web/kernel/data/serverTime.ts'

const feature = featureOf(api.hotel.menus.offered.endpoint)

/**
 * Refetches when the next menu opens or closes or the next product is back in stock. No write happens at that moment, so
 * the server publishes no live update.
 */
export function useRefetchAtMenuChange(
  menus: readonly { changesAt: string | null }[],
  products: readonly { backAt?: string | undefined }[] = [],
) {
  const cache = useReadCache()
  const changes = menus.flatMap(({ changesAt }) => changesAt ?? [])
  const [next] = [...changes, ...products.flatMap(({ backAt }) => backAt ?? [])].sort()
  useEffect(() => {
    if (!next) return
    const delay = Math.max(Date.parse(next) - serverNow(), 0) + 1000
    const timer = setTimeout(() => void cache.invalidate(feature), delay)
    return () => clearTimeout(timer)
  }, [cache, next])
}
