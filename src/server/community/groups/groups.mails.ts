import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'

interface Recipient {
  mail: string
  firstName: string
}

const days = ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados']

interface Joined {
  name: string
  meetsAt: string
  weekday: number
  startsAt: string
}

export const groupJoinedMail = (
  { mail, firstName }: Recipient,
  { name, meetsAt, weekday, startsAt }: Joined,
  link: string,
): MailMessage => ({
  recipient: mail,
  subject: `Casa Club: ya sos parte de ${name}`,
  body: `Hola ${firstName}:

Ya sos parte del grupo ${name}. Se encuentran los ${days[weekday]} a las ${startsAt}, en ${meetsAt}.

Acá ves sus mensajes:
${link}
`,
})

type LeftMail = (recipient: Recipient, group: string, link: string) => MailMessage

/** Mails to somebody whose request was refused, or who was taken out of a group. */
export const refusalOrRemovalMails: Record<'refused' | 'takenOut', LeftMail> = {
  refused: ({ mail, firstName }, group, link) => ({
    recipient: mail,
    subject: `Casa Club: tu pedido de sumarte a ${group}`,
    body: `Hola ${firstName}:

Esta vez no pudimos sumarte al grupo ${group}. Si querés saber por qué, respondé este mail.

Acá podés elegir otro grupo, o pedirlo de nuevo más adelante:
${link}
`,
  }),
  takenOut: ({ mail, firstName }, group, link) => ({
    recipient: mail,
    subject: `Casa Club: ya no sos parte de ${group}`,
    body: `Hola ${firstName}:

Ya no sos parte del grupo ${group}. Si te parece un error, respondé este mail.

Acá podés elegir otro grupo:
${link}
`,
  }),
}

export const announcementMail = (
  { mail, firstName }: Recipient,
  { to, text, by }: { to: string; text: string; by: string },
  link: string,
): MailMessage => ({
  recipient: mail,
  subject: `Casa Club: mensaje de ${by} a ${to}`,
  body: `Hola ${firstName}:

${by} escribió a ${to}:

${text}

Todos los mensajes:
${link}
`,
})
