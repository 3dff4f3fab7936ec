import { memberLimits } from '#contract/community/members.limits.ts'
import { confirmDeviceBody, recoveryClosing } from '#server/kernel/identity/identity.mails.ts'
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

export const confirmMemberDeviceMail = ({ mail, firstName }: Recipient, link: string): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: confirmá tu dispositivo nuevo',
  body: confirmDeviceBody(firstName, link),
})

export const confirmationMail = ({ mail, firstName }: Recipient, link: string): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: confirmá tu mail',
  body: `Hola ${firstName}:

Alguien se registró en la app con este mail. Si fuiste vos, abrí este enlace para confirmarlo:

${link}

${confirmationClosing}
`,
})

const confirmationClosing = `Sirve una sola vez, durante ${memberLimits.confirmationHours} horas. Si no te registraste, no lo abras: sin confirmar, nadie puede usar tus datos.`

export const liderInvitationMail = ({ mail, firstName }: Recipient, by: string, link: string): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: tu cuenta de líder',
  body: `Hola ${firstName}:

${by} te abrió una cuenta de líder en la app. Abrí este enlace en tu teléfono para elegir tu contraseña:

${link}

Sirve una sola vez, durante ${memberLimits.invitationHours} horas. Después, pedí que te manden otro.
`,
})

export const firstPasswordMail = ({ mail, firstName }: Recipient, device: string): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: ya tenés contraseña',
  body: `Hola ${firstName}:

Se eligió la primera contraseña de tu cuenta de líder, desde este dispositivo: ${device}. Si fuiste vos, no hace falta que hagas nada.

Si no fuiste vos, avisale enseguida a quien administra la app: puede anularla y abrirte la cuenta de nuevo.
`,
})

/** `confirmLink` is null if the address is confirmed. */
export const approvalMail = (
  { mail, firstName }: Recipient,
  link: string,
  confirmLink: string | null,
): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: ya podés entrar',
  body: `Hola ${firstName}:

Tu usuario ya está aprobado. Entrá desde tu teléfono con tu mail y tu contraseña:

${link}
${confirmLink ? `\nTe falta confirmar tu mail. Abrí este enlace:\n\n${confirmLink}\n\n${confirmationClosing}\n` : ''}`,
})
