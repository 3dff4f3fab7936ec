import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'
import { quotedMessage } from '#server/kernel/mail/quotation.ts'

export const requestAnswerMail = (
  { mail, firstName }: { mail: string; firstName: string },
  { words, answer, answeredBy }: { words: string; answer: string; answeredBy: string },
  link: string,
): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: respondimos tu pedido',
  body: `Hola ${firstName}:

${answeredBy} te respondió:

${answer}

${quotedMessage(words, link)}`,
})
