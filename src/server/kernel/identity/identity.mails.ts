import { deviceConfirmationMinutes, recoveryLinkMinutes } from '#contract/kernel/identity.limits.ts'
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

/** Text of the mail that confirms a new device of staff or of a member. */
export const confirmDeviceBody = (name: string, link: string) => `Hola ${name}:

Hubo muchos intentos fallidos de entrar a tu cuenta. Por eso, desde un dispositivo nuevo, además de tu contraseña hace falta abrir este enlace:

${link}

Abrilo en el dispositivo que querés usar y entrá como siempre. Sirve durante ${deviceConfirmationMinutes} minutos. Si no fuiste vos, alguien sabe tu contraseña: cambiala.
`

export const confirmDeviceMail = (account: { mail: string; name: string }, link: string): MailMessage => ({
  recipient: account.mail,
  subject: 'Casa Club: confirmá tu dispositivo nuevo',
  body: confirmDeviceBody(account.name, link),
})

/** Last paragraph of every recovery mail. */
export const recoveryClosing = `Sirve una sola vez, durante ${recoveryLinkMinutes} minutos. Si no lo pediste, no hace falta que hagas nada: tu contraseña sigue igual.`

export const recoveryMail = (account: { mail: string; name: string }, link: string): MailMessage => ({
  recipient: account.mail,
  subject: 'Casa Club: elegí una contraseña nueva',
  body: `Hola ${account.name}:

Pediste cambiar tu contraseña de Casa Club. Abrí este enlace para elegir una nueva:

${link}

${recoveryClosing}
`,
})

const accountChange = (account: { mail: string; name: string }, subject: string, sentence: string): MailMessage => ({
  recipient: account.mail,
  subject: `Casa Club: ${subject}`,
  body: `Hola ${account.name}:

${sentence}

Si no fuiste vos, elegí una contraseña nueva con '¿Olvidaste tu contraseña?' y avisale a un administrador.
`,
})

export const passwordChangedMail = (account: { mail: string; name: string }) =>
  accountChange(
    account,
    'cambió tu contraseña',
    'Se cambió la contraseña de tu cuenta de Casa Club. Las sesiones de los demás dispositivos se cerraron.',
  )

const secondFactorChanges = {
  passkeyAdded: 'Se agregó una passkey a tu cuenta de Casa Club.',
  passkeyRemoved: 'Se eliminó una passkey de tu cuenta de Casa Club.',
  totpAdded: 'Se activó una app de códigos para entrar a tu cuenta de Casa Club.',
  totpRemoved: 'Se desactivó la app de códigos de tu cuenta de Casa Club.',
  recoveryCodesReplaced:
    'Se crearon códigos de recuperación nuevos para tu cuenta de Casa Club. Los anteriores ya no sirven.',
  recoveryCodeUsed: 'Se entró a tu cuenta de Casa Club con un código de recuperación. Ese código ya no sirve.',
  reset:
    'Un administrador quitó el segundo paso de tu cuenta de Casa Club y cerró tus sesiones. Volvé a entrar con tu contraseña.',
} as const

export const secondFactorMail = (account: { mail: string; name: string }, change: keyof typeof secondFactorChanges) =>
  accountChange(account, 'cambió el segundo paso de tu cuenta', secondFactorChanges[change])
