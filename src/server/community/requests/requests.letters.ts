import type { Letter } from '#server/kernel/mail/mail.queries.ts'

export const answerLetter = (
  { mail, firstName }: { mail: string; firstName: string },
  { words, answer, answeredBy }: { words: string; answer: string; answeredBy: string },
): Letter => ({
  recipient: mail,
  subject: 'Casa Club: respondimos tu pedido',
  body: `Hola ${firstName}:

Nos escribiste: "${words}"

${answeredBy} te respondió:

${answer}
`,
})
