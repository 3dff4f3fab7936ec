import type { RoomKind } from '#contract/hotel/rooms.limits.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

/** Tells in which room or at which table the phone is. */
export const ownRoomText: Record<Language, Record<RoomKind, (number: number) => string>> = {
  spanish: {
    room: (number) => `Este teléfono está en la habitación ${number}.`,
    table: (number) => `Este teléfono está en la mesa ${number}.`,
  },
  english: {
    room: (number) => `This phone is in room ${number}.`,
    table: (number) => `This phone is at table ${number}.`,
  },
  portuguese: {
    room: (number) => `Este telefone está no quarto ${number}.`,
    table: (number) => `Este telefone está na mesa ${number}.`,
  },
  french: {
    room: (number) => `Ce téléphone est dans la chambre ${number}.`,
    table: (number) => `Ce téléphone est à la table ${number}.`,
  },
}
