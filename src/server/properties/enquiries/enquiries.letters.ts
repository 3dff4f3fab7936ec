import type { EnquiryKind } from '#contract/properties/enquiries.limits.ts'
import type { Letter } from '#server/kernel/mail/mail.queries.ts'

interface Asked {
  kind: EnquiryKind
  name: string
  mail: string | null
  phone: string
  message: string
  day: string | null
}
interface About {
  number: number
  direction: string
  city: string
}

const dayText = (day: string) => day.split('-').reverse().join('/')
const subjects: Record<EnquiryKind, string> = { question: 'Consulta', visit: 'Pedido de visita' }

/** To the venue, when somebody asks. */
export const enquiryLetter = (
  recipient: string,
  asked: Asked,
  { number, direction, city }: About,
  link: string,
): Letter => ({
  recipient,
  subject: `${subjects[asked.kind]} por ${direction}, ${city}`,
  body: `${asked.name} pregunta por la propiedad ${number}: ${direction}, ${city}.
${asked.day ? `\nQuiere visitarla el ${dayText(asked.day)}.\n` : ''}
${asked.message || 'No dejó un mensaje.'}

Mail: ${asked.mail ?? '–'}
Teléfono: ${asked.phone || '–'}

Para responder: ${link}
`,
})

/** To whoever asked, when the staff answer. */
export const answerLetter = (recipient: string, name: string, answer: string, about: About, venue: string): Letter => ({
  recipient,
  subject: `${about.direction}, ${about.city}: respuesta de ${venue}`,
  body: `Hola ${name}:

${answer}

${venue}
`,
})
