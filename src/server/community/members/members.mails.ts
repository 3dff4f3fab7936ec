import { recoveryClosing } from '#server/kernel/identity/identity.mails.ts'
import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'

interface Recipient {
  mail: string
  firstName: string
}

export const memberRecoveryMail = ({ mail, firstName }: Recipient, link: string): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: elegí una contraseña nueva',
  body: `Hola ${firstName}:

Pediste cambiar tu contraseña de la app. Abrí este enlace en tu teléfono para elegir una nueva:

${link}

${recoveryClosing}
`,
})

export const firstPasswordMail = ({ mail, firstName }: Recipient): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: ya tenés contraseña',
  body: `Hola ${firstName}:

Se eligió la primera contraseña de tu cuenta de líder. Si fuiste vos, no hace falta que hagas nada.

Si no fuiste vos, avisale enseguida a quien administra la app: puede anularla y abrirte la cuenta de nuevo.
`,
})

export const approvalMail = ({ mail, firstName }: Recipient, link: string): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: ya podés entrar',
  body: `Hola ${firstName}:

Tu usuario ya está aprobado. Entrá desde tu teléfono con tu mail y tu contraseña:

${link}
`,
})
