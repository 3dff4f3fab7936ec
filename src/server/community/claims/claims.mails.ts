import type { ClaimForStaff } from '#contract/community/claims.staff.ts'
import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'

export const claimAnswerMail = (
  mail: string,
  { numberClaim, title, answer, status, reporter }: ClaimForStaff,
): MailMessage => ({
  recipient: mail,
  subject: `Casa Club: respuesta a tu reclamo #${numberClaim}`,
  body: `Hola ${reporter.firstName}:

Respondimos tu reclamo #${numberClaim}, "${title}":

${answer}

Estado: ${status === 'completed' ? 'Completado' : 'En revisión'}.
`,
})
