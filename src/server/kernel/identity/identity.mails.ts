import { recoveryFor } from '#contract/kernel/identity.limits.ts'
import { userLimits } from '#contract/kernel/users.limits.ts'
import type { MailMessage } from '../mail/mail.queries.ts'

export const invitationMail = (
  invited: { mail: string; name: string },
  venue: string,
  by: string,
  link: string,
): MailMessage => ({
  recipient: invited.mail,
  subject: `${venue}: tu cuenta en Casa Club`,
  body: `Hola ${invited.name}:

${by} te invitó a trabajar con Casa Club en ${venue}. Abrí este enlace para elegir tu contraseña:

${link}

Sirve una sola vez, durante ${userLimits.invitationFor} horas. Después, pedí que te manden otro.
`,
})

/** Last paragraph of every recovery mail. */
export const recoveryClosing = `Sirve una sola vez, durante ${recoveryFor} minutos. Si no lo pediste, no hace falta que hagas nada: tu contraseña sigue igual.`

export const recoveryMail = (account: { mail: string; name: string }, link: string): MailMessage => ({
  recipient: account.mail,
  subject: 'Casa Club: elegí una contraseña nueva',
  body: `Hola ${account.name}:

Pediste cambiar tu contraseña de Casa Club. Abrí este enlace para elegir una nueva:

${link}

${recoveryClosing}
`,
})
