import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'

/** The words of a visit in a mail. */
interface VisitWords {
  /** For example 'el sábado 21 de noviembre a las 16:30'. */
  time: string
  place: string
  venue: string
  /** Page on which the visitor answers. */
  link: string
}

/** Day and time in the venue's time zone, for example 'el sábado 21 de noviembre a las 16:30'. */
export const visitTimeText = (startsAt: Date, timeZone: string) => {
  const day = new Intl.DateTimeFormat('es-AR', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  const time = new Intl.DateTimeFormat('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `el ${day.format(startsAt).replace(',', '')} a las ${time.format(startsAt)}`
}

/** Mail to the visitor with a proposed time. */
export const visitOfferMail = (
  recipient: string,
  name: string,
  { time, place, venue, link }: VisitWords,
): MailMessage => ({
  recipient,
  subject: `Visita a ${place}: ¿te sirve este horario?`,
  body: `Hola ${name}:

Te proponemos visitar ${place} ${time}.

Para confirmarla, o proponer otro horario: ${link}

${venue}
`,
})

export const visitConfirmedMail = (
  recipient: string,
  name: string,
  { time, place, venue, link }: VisitWords,
  calendar: string,
): MailMessage => ({
  recipient,
  subject: `Visita confirmada: ${place}`,
  body: `Hola ${name}:

Te esperamos en ${place} ${time}. Adjuntamos la visita para tu calendario.

Si no podés venir, o preferís otro horario: ${link}

${venue}
`,
  calendar,
})

export const visitCanceledMail = (
  recipient: string,
  name: string,
  { time, place, venue }: VisitWords,
  calendar: string,
): MailMessage => ({
  recipient,
  subject: `Visita cancelada: ${place}`,
  body: `Hola ${name}:

Cancelamos la visita a ${place} que era ${time}. Si querés coordinar otra, respondé este mail.

${venue}
`,
  calendar,
})

/** Sentences for the venue's mail about a visitor's answer, by action. */
const visitorDid = {
  accepted: 'confirmó la visita',
  proposed: 'propone otro horario para la visita',
  declined: 'canceló la visita',
}

/** Mail to the agent, or to the venue without one, about the visitor's answer. */
export const visitorReplyMail = (
  recipient: string,
  did: keyof typeof visitorDid,
  visitor: { name: string; mail: string | null },
  { time, place, link }: VisitWords,
  calendar: string | null,
): MailMessage => ({
  recipient,
  replyTo: visitor.mail,
  subject: `${visitor.name} ${visitorDid[did]} a ${place}`,
  body: `${visitor.name} ${visitorDid[did]} a ${place}, ${time}.

Para verla: ${link}
`,
  calendar,
})
