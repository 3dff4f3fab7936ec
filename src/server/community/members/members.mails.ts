import { type MemberRol, memberLimits } from '#contract/community/members.limits.ts'
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

const accountNames = { lider: 'cuenta de líder', user: 'cuenta' } as const

export const invitationMail = (
  { mail, firstName }: Recipient,
  rol: MemberRol,
  by: string,
  link: string,
): MailMessage => ({
  recipient: mail,
  subject: `Casa Club: tu ${accountNames[rol]}`,
  body: `Hola ${firstName}:

${by} te abrió una ${accountNames[rol]} en la app. Abrí este enlace en tu teléfono para elegir tu contraseña:

${link}

Sirve una sola vez, durante ${memberLimits.invitationHours} horas. Después, pedí que te manden otro.
`,
})

export const rejectionMail = ({ mail, firstName }: Recipient, reason: string): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: sobre tu registro',
  body: `Hola ${firstName}:

No pudimos aprobar tu registro en la app.
${reason ? `\n${reason}\n` : ''}
Si creés que es un error, hablá con la administración.
`,
})

/** Mail to the new address, with the link that confirms it. */
export const mailChangeMail = ({ mail, firstName }: Recipient, link: string): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: confirmá tu mail nuevo',
  body: `Hola ${firstName}:

Pediste usar este mail para entrar a la app. Abrí este enlace para confirmarlo; hasta entonces seguís entrando con el anterior:

${link}

Sirve una sola vez, durante ${memberLimits.confirmationHours} horas. Si no lo pediste, no lo abras.
`,
})

/** Mail to the current address, which the account has until the new one is confirmed. */
export const mailChangeNotice = ({ mail, firstName }: Recipient, newMail: string): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: pediste cambiar tu mail',
  body: `Hola ${firstName}:

Pediste cambiar el mail de tu cuenta por ${newMail}. Cambia cuando abras el enlace que mandamos a esa dirección.

Si no fuiste vos, cambiá tu contraseña y avisá a la administración.
`,
})

export const memberPasswordChangedMail = ({ mail, firstName }: Recipient): MailMessage => ({
  recipient: mail,
  subject: 'Casa Club: cambió tu contraseña',
  body: `Hola ${firstName}:

Se cambió la contraseña de tu cuenta en la app. Las sesiones de los demás dispositivos se cerraron.

Si no fuiste vos, elegí otra desde "Olvidé mi contraseña" y avisá a la administración.
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
