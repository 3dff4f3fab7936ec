import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

interface RoomsText {
  title: Record<RoomKind, string>
  hint: string
  other: Record<RoomKind, string>
  find: string
  none: Record<RoomKind, string>
}

/** Labels of the pages where a guest chooses a room or a table. */
export const roomsText: Record<Language, RoomsText> = {
  spanish: {
    title: { room: 'Elegí tu habitación', table: 'Elegí tu mesa' },
    hint: 'Después te pedimos el código de seis números.',
    other: { room: 'Elegir una mesa', table: 'Elegir una habitación' },
    find: 'Buscar por número',
    none: { room: 'No hay ninguna habitación con ese número.', table: 'No hay ninguna mesa con ese número.' },
  },
  english: {
    title: { room: 'Choose your room', table: 'Choose your table' },
    hint: 'We will then ask you for the six-digit code.',
    other: { room: 'Choose a table', table: 'Choose a room' },
    find: 'Find by number',
    none: { room: 'There is no room with that number.', table: 'There is no table with that number.' },
  },
  portuguese: {
    title: { room: 'Escolha seu quarto', table: 'Escolha sua mesa' },
    hint: 'Depois pedimos o código de seis dígitos.',
    other: { room: 'Escolher uma mesa', table: 'Escolher um quarto' },
    find: 'Buscar por número',
    none: { room: 'Não há nenhum quarto com esse número.', table: 'Não há nenhuma mesa com esse número.' },
  },
  french: {
    title: { room: 'Choisissez votre chambre', table: 'Choisissez votre table' },
    hint: 'Nous vous demanderons ensuite le code à six chiffres.',
    other: { room: 'Choisir une table', table: 'Choisir une chambre' },
    find: 'Chercher par numéro',
    none: { room: 'Aucune chambre n’a ce numéro.', table: 'Aucune table n’a ce numéro.' },
  },
}
