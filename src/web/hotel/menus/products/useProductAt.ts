import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Product } from '#contract/hotel/menus.ts'
import { Failure } from '#web/kernel/data/failure.ts'
import { useRead, useReadWhile } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import type { Reading } from '#web/kernel/ui/loading/Loaded.tsx'

/**
 * The product that the address names by its index in the list. Whoever is found there stays, however the list is
 * ordered meanwhile, and is followed into another category.
 */
export function useProductAt(): Reading<Product> {
  const { categoryId = '', productIndex = '' } = useParams()
  const category = useRead(api.hotel.menus.category, { id: categoryId })
  const [found, setFound] = useState<Product>()
  const named = category.data?.products[Number(productIndex)]
  if (!found && named) setFound(named)
  const here = category.error ? undefined : category.data?.products.find(({ id }) => id === found?.id)
  const elsewhere = useReadWhile(found !== undefined && !here, api.hotel.menus.product, { id: found?.id ?? '' })
  if (!found)
    return {
      ...category,
      data: undefined,
      error: category.error ?? (category.data ? new Failure('refused', { code: 'gone' }) : null),
    }
  return here ? { ...category, data: here, error: null } : { ...elsewhere, data: elsewhere.data ?? found }
}
