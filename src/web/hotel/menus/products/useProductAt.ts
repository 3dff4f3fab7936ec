import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Product } from '#contract/hotel/menus.ts'
import { Failure } from '#web/kernel/data/failure.ts'
import { useRead, useReadWhile } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import type { Reading } from '#web/kernel/ui/loading/Loaded.tsx'

/**
 * Loads the product whose index in its category is in the URL. After the first load the product is followed by its id,
 * also when the list is reordered or the product moves to another category.
 */
export function useProductAt(): Reading<Product> {
  const { categoryId = '', productIndex = '' } = useParams()
  const category = useRead(api.hotel.menus.category, { id: categoryId })
  const [found, setFound] = useState<Product>()
  const indexed = category.data?.products[Number(productIndex)]
  if (!found && indexed) setFound(indexed)
  const inCategory = category.error ? undefined : category.data?.products.find(({ id }) => id === found?.id)
  const byId = useReadWhile(found !== undefined && !inCategory, api.hotel.menus.product, { id: found?.id ?? '' })
  if (!found)
    return {
      ...category,
      data: undefined,
      error: category.error ?? (category.data ? new Failure('refused', { code: 'gone' }) : null),
    }
  return inCategory ? { ...category, data: inCategory, error: null } : { ...byId, data: byId.data ?? found }
}
