import { useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { Product } from '#contract/hotel/menus.ts'
import { keyOf } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/popups.ts'

/** 'Disable' and 'Enable': shown at once, and taken back if the server refuses. */
export function useStock({ id, categoryId, stock }: Product) {
  const client = useQueryClient()
  const set = useWrite(api.hotel.menus.setStock, {
    onSuccess: (_, input) => {
      // Until the list is read again it says what the server has just agreed to.
      const key = keyOf({ endpoint: api.hotel.menus.category.endpoint, input: { id: categoryId } })
      client.setQueryData<{ products: Product[] }>(key, (category) =>
        category
          ? {
              ...category,
              products: category.products.map((one) => (one.id === id ? { ...one, stock: input.stock } : one)),
            }
          : undefined,
      )
    },
    onError: (failure) => popup.error(sentenceFor(failure)),
  })
  return {
    stock: set.isPending ? set.variables.stock : stock,
    toggle() {
      if (!set.isPending) set.mutate({ id, stock: !stock })
    },
  }
}
