import type { BagType } from '#contract/club/bags.limits.ts'
import type { ActionType } from '#contract/club/movements.limits.ts'
import type { ConfirmQuestion } from '#web/kernel/ui/feedback/confirmInBrowser.ts'

export const bagTypeText: Record<BagType, string> = { bag: 'Bolsa', cart: 'Carro' }

/** The place of a bag after its last movement. */
export const bagLocationText: Record<ActionType, string> = { Ingreso: 'En el club', Retiro: 'Afuera' }

export const missingItemsText = (count: number) => (count === 1 ? 'Falta 1 palo' : `Faltan ${count} palos`)

/** Asked before a movement that repeats the bag's last one: in again while in, or out again while out. */
export const repeatedMovementText: Record<ActionType, ConfirmQuestion> = {
  Ingreso: {
    title: 'Ya está en el club',
    body: '¿Registrar otro ingreso?',
    confirm: 'Registrar igual',
    cancel: 'Cancelar',
  },
  Retiro: { title: 'Ya está afuera', body: '¿Registrar otro retiro?', confirm: 'Registrar igual', cancel: 'Cancelar' },
}

export const itemsCheckText = {
  check: 'Revisar los palos',
  checkHint: 'Un tilde significa que está. Sacáselo a los que faltan.',
  allHere: 'Están todos',
  unchecked: 'Sin revisar',
  allThere: 'No falta ninguno.',
  lacking: (names: string[]) => `${missingItemsText(names.length)}: ${names.join(', ')}.`,
}
