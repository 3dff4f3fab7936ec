import type { Booking } from '#contract/community/bookings.ts'
import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'

const formatDay = (day: string) => day.split('-').reverse().join('/')

export const bookingCancellationMail = (
  { mail, firstName }: { mail: string; firstName: string },
  { activity, day, startsAt }: Booking,
): MailMessage => ({
  recipient: mail,
  subject: `Casa Club: se canceló tu reserva de ${activity}`,
  body: `Hola ${firstName}:

Tuvimos que cancelar tu reserva de ${activity} del ${formatDay(day)} a las ${startsAt}.
`,
})

export const bookedFromWaitingListMail = (
  { mail, firstName }: { mail: string; firstName: string },
  { activity, day, startsAt }: Booking,
): MailMessage => ({
  recipient: mail,
  subject: `Casa Club: tenés lugar en ${activity}`,
  body: `Hola ${firstName}:

Se liberó un lugar y ya es tuyo: ${activity}, el ${formatDay(day)} a las ${startsAt}.

Si no podés venir, cancelá la reserva desde la app: otra persona puede usar tu lugar.
`,
})

export const bookingClosureMail = (
  { mail, firstName }: { mail: string; firstName: string },
  { activity, day, startsAt }: Booking,
  reason: string,
): MailMessage => ({
  recipient: mail,
  subject: `Casa Club: se canceló tu reserva de ${activity}`,
  body: `Hola ${firstName}:

El ${formatDay(day)} ${activity} no abre: ${reason}

Por eso se canceló tu reserva de las ${startsAt}.
`,
})

export const bookingReminderMail = (
  { mail, firstName }: { mail: string; firstName: string },
  { activity, day, startsAt }: Pick<Booking, 'activity' | 'day' | 'startsAt'>,
): MailMessage => ({
  recipient: mail,
  subject: `Casa Club: tu reserva de ${activity} es en un rato`,
  body: `Hola ${firstName}:

Te esperamos en ${activity} el ${formatDay(day)} a las ${startsAt}.

Si no podés venir, cancelá la reserva desde la app: otra persona puede usar tu lugar.
`,
})
