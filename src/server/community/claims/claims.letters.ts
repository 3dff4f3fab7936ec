import type { ReportedClaim } from '#contract/community/claims.staff.ts'
import type { Letter } from '#server/kernel/mail/mail.queries.ts'

export const answerLetter = (
  mail: string,
  { numberClaim, title, answer, status, reporter }: ReportedClaim,
): Letter => ({
  recipient: mail,
  subject: `Casa Club: respuesta a tu reclamo #${numberClaim}`,
  body: `Hola ${reporter.firstName}:

Respondimos tu reclamo #${numberClaim}, "${title}":

${answer}

Estado: ${status === 'completed' ? 'Completado' : 'En revisión'}.
`,
})
