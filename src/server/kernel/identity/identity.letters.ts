import type { Letter } from '../mail/mail.queries.ts'

export const recoveryLetter = (account: { mail: string; name: string }, link: string): Letter => ({
  recipient: account.mail,
  subject: 'Casa Club: elegí una contraseña nueva',
  body: `Hola ${account.name}:

Pediste cambiar tu contraseña de Casa Club. Abrí este enlace para elegir una nueva:

${link}

Sirve una sola vez, durante 30 minutos. Si no lo pediste, no hace falta que hagas nada: tu contraseña sigue igual.
`,
})
