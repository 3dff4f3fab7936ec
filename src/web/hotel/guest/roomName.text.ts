import type { PublicRoom } from '#contract/hotel/rooms.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'

const words: Record<Language, Record<PublicRoom['kind'], string>> = {
  spanish: { room: 'Habitación', table: 'Mesa' },
  english: { room: 'Room', table: 'Table' },
  portuguese: { room: 'Quarto', table: 'Mesa' },
  french: { room: 'Chambre', table: 'Table' },
}

/** Name of a room or table in the guest's language: 'Habitación 101', 'Table 4'. */
export const roomName = ({ kind, number }: PublicRoom, language: Language) => `${words[language][kind]} ${number}`
