import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, featureOf } from '#contract/api.ts'
import { serverNow } from '#web/kernel/data/serverTime.ts'

const feature = featureOf(api.hotel.menus.offered.endpoint)

/**
 * Reads again when the first of the menus opens or closes, or the first of the products is back: nobody writes anything
 * then, so nobody says so.
 */
export function useReadAtChange(
  menus: readonly { changesAt: string | null }[],
  products: readonly { backAt?: string | undefined }[] = [],
) {
  const client = useQueryClient()
  const changes = menus.flatMap(({ changesAt }) => changesAt ?? [])
  const [next] = [...changes, ...products.flatMap(({ backAt }) => backAt ?? [])].sort()
  useEffect(() => {
    if (!next) return
    const wait = Math.max(Date.parse(next) - serverNow(), 0) + 1000
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: [feature] }), wait)
    return () => clearTimeout(timer)
  }, [client, next])
}
