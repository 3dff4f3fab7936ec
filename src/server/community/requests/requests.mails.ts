import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'

export const requestAnswerMail = (
  { mail, firstName }: { mail: string; firstName: string },
  { words, answer, answeredBy }: { words: string; answer: string; answeredBy: string },
): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: respondimos tu pedido',
  body: `Hola ${firstName}:

Nos escribiste: "${words}"

${answeredBy} te respondió:

${answer}
`,
})
