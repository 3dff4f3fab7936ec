import type { RefusalSentences } from '#contract/refusals.ts'

export const propertiesRefusals = {
  day_past: {
    spanish: 'Ese día ya pasó. Elegí otro.',
    english: 'That day is over. Choose another one.',
    portuguese: 'Esse dia já passou. Escolha outro.',
    french: 'Ce jour est passé. Choisissez-en un autre.',
  },
  visit_changed: {
    spanish: 'La visita cambió mientras tanto. Mirá cómo quedó.',
    english: 'The visit has changed meanwhile. Look at its new state.',
    portuguese: 'A visita mudou nesse meio-tempo. Veja como ficou.',
    french: 'La visite a changé entre-temps. Regardez son nouvel état.',
  },
  photo_missing: 'Agregá una foto antes de publicarla.',
} satisfies Partial<RefusalSentences>
