import type { RefusalSentences } from '#contract/refusals.ts'

export const propertiesRefusals = {
  day_past: {
    spanish: 'Ese día ya pasó. Elegí otro.',
    english: 'That day is over. Choose another one.',
    portuguese: 'Esse dia já passou. Escolha outro.',
    french: 'Ce jour est passé. Choisissez-en un autre.',
  },
} satisfies Partial<RefusalSentences>
