import type { BagType } from '#contract/club/bags.limits.ts'
import type { ActionType } from '#contract/club/movements.limits.ts'
import type { Question } from '#web/kernel/ui/feedback/askBrowser.ts'

export const bagTypeText: Record<BagType, string> = { bag: 'Bolsa', cart: 'Carro' }

export const missingText = (count: number) => (count === 1 ? 'Falta 1 palo' : `Faltan ${count} palos`)

/** Asked before a movement that repeats the bag's last one: in again while in, or out again while out. */
export const againText: Record<ActionType, Question> = {
  Ingreso: {
    title: 'Ya está en el club',
    body: '¿Registrar otro ingreso?',
    confirm: 'Registrar igual',
    cancel: 'Cancelar',
  },
  Retiro: { title: 'Ya está afuera', body: '¿Registrar otro retiro?', confirm: 'Registrar igual', cancel: 'Cancelar' },
}

export const checkText = {
  check: 'Revisar los palos',
  checkHint: 'Tocá los que faltan.',
  allHere: 'Están todos',
  unchecked: 'Sin revisar',
  allThere: 'No falta ninguno.',
  lacking: (names: string[]) => `${missingText(names.length)}: ${names.join(', ')}.`,
}
