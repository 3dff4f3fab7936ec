import type { Language } from '#contract/kernel/languages.limits.ts'

interface StepperText {
  more: string
  fewer: string
}

/** Accessible names of the stepper's buttons. */
export const stepperText: Record<Language, StepperText> = {
  spanish: {
    more: 'Uno más',
    fewer: 'Uno menos',
  },
  english: {
    more: 'One more',
    fewer: 'One fewer',
  },
  portuguese: {
    more: 'Mais um',
    fewer: 'Menos um',
  },
  french: {
    more: 'Un de plus',
    fewer: 'Un de moins',
  },
}
