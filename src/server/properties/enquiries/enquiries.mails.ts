import type { EnquiryKind } from '#contract/properties/enquiries.limits.ts'
import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'

interface NewEnquiry {
  kind: EnquiryKind
  name: string
  mail: string | null
  phone: string
  message: string
  day: string | null
}
interface ListingInfo {
  number: number
  direction: string
  city: string
}

const dayText = (day: string) => day.split('-').reverse().join('/')
const subjects: Record<EnquiryKind, string> = { question: 'Consulta', visit: 'Pedido de visita' }

/** Mail to the venue about a new enquiry. */
export const enquiryMail = (
  recipient: string,
  enquiry: NewEnquiry,
  { number, direction, city }: ListingInfo,
  link: string,
): MailMessage => ({
  recipient,
  subject: `${subjects[enquiry.kind]} por ${direction}, ${city}`,
  body: `${enquiry.name} pregunta por la propiedad ${number}: ${direction}, ${city}.
${enquiry.day ? `\nQuiere visitarla el ${dayText(enquiry.day)}.\n` : ''}
${enquiry.message || 'No dejó un mensaje.'}

Mail: ${enquiry.mail ?? '–'}
Teléfono: ${enquiry.phone || '–'}

Para responder: ${link}
`,
})

/** Mail with the answer of the staff to the person who asked. */
export const answerMail = (
  recipient: string,
  name: string,
  answer: string,
  listing: ListingInfo,
  venue: string,
): MailMessage => ({
  recipient,
  subject: `${listing.direction}, ${listing.city}: respuesta de ${venue}`,
  body: `Hola ${name}:

${answer}

${venue}
`,
})
