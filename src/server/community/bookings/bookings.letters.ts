import type { Booking } from '#contract/community/bookings.ts'
import type { Letter } from '#server/kernel/mail/mail.queries.ts'

const inWords = (day: string) => day.split('-').reverse().join('/')

export const cancelLetter = (
  { mail, firstName }: { mail: string; firstName: string },
  { activity, day, startsAt }: Booking,
): Letter => ({
  recipient: mail,
  subject: `Casa Club: se canceló tu reserva de ${activity}`,
  body: `Hola ${firstName}:

Tuvimos que cancelar tu reserva de ${activity} del ${inWords(day)} a las ${startsAt}.
`,
})
