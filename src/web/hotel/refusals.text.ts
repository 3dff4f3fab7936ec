import type { RefusalSentences } from '#contract/refusals.ts'

export const hotelRefusals = {
  unknown_category: 'Esa categoría ya no está en este menú. Elegí otra.',
  in_use: 'Hay menús de este lugar. Pasalos a otro lugar antes de eliminarlo.',
  bad_rows: 'Hay filas con errores. No se guardó ninguna.',
} satisfies Partial<RefusalSentences>
