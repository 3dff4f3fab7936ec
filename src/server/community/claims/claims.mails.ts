import type { ClaimStatus } from '#contract/community/claims.limits.ts'
import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'
import { quotedMessage } from '#server/kernel/mail/quotation.ts'

export const claimStatusNames: Record<ClaimStatus, string> = { sent: 'En revisión', completed: 'Completado' }

interface AnsweredClaim {
  number: number
  title: string
  description: string
  answer: string
  status: ClaimStatus
}

export const claimAnswerMail = (
  { mail, firstName }: { mail: string; firstName: string },
  { number, title, description, answer, status }: AnsweredClaim,
  link: string,
): MailMessage => ({
  recipient: mail,
  subject: `Casa Club: respuesta a tu reclamo #${number}`,
  body: `Hola ${firstName}:

Respondimos tu reclamo #${number}, "${title}":

${answer}

Estado: ${claimStatusNames[status]}.

${quotedMessage(description, link)}`,
})
