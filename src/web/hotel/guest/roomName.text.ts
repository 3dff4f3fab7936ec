import type { NumberedRoom } from '#contract/hotel/rooms.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

const words: Record<Language, Record<NumberedRoom['kind'], string>> = {
  spanish: { room: 'Habitación', table: 'Mesa' },
  english: { room: 'Room', table: 'Table' },
  portuguese: { room: 'Quarto', table: 'Mesa' },
  french: { room: 'Chambre', table: 'Table' },
}

/** 'Habitación 101', 'Table 4'. */
export const roomName = ({ kind, number }: NumberedRoom, language: Language) => `${words[language][kind]} ${number}`
