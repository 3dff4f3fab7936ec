import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

interface OutsideText {
  not: Record<RoomKind, string>
  getIn: string
}

/** Note for a phone that opens the cart, the chat or the mail page of a room or table that it has not entered. */
export const outsideText: Record<Language, OutsideText> = {
  spanish: {
    not: { room: 'Este teléfono no está en la habitación.', table: 'Este teléfono no está en la mesa.' },
    getIn: 'Cómo entrar',
  },
  english: {
    not: { room: 'This phone is not in the room yet.', table: 'This phone is not at the table yet.' },
    getIn: 'How to join',
  },
  portuguese: {
    not: { room: 'Este telefone não está no quarto.', table: 'Este telefone não está na mesa.' },
    getIn: 'Como entrar',
  },
  french: {
    not: { room: 'Ce téléphone n’est pas dans la chambre.', table: 'Ce téléphone n’est pas à la table.' },
    getIn: 'Comment entrer',
  },
}
