import type { EnquiryKind } from '#contract/properties/enquiries.limits.ts'
import type { MailMessage } from '#server/kernel/mail/mail.queries.ts'
import { quotedMessage } from '#server/kernel/mail/quotation.ts'

interface NewEnquiry {
  kind: EnquiryKind
  name: string
  mail: string | null
  phone: string
  message: string
  day: string | null
  /** Time of the visit in the venue's time zone; undefined if any time suits. */
  time?: string | undefined
}
interface ListingInfo {
  number: number
  direction: string
  city: string
}

const dayText = (day: string) => day.split('-').reverse().join('/')
const visitText = ({ day, time }: NewEnquiry) =>
  day ? `\nQuiere visitarla el ${dayText(day)}${time ? ` a las ${time}` : ''}.\n` : ''
const subjects: Record<EnquiryKind, string> = { question: 'Consulta', visit: 'Pedido de visita' }

/** Mail to the venue about a new enquiry; a reply goes to the person who asked. */
export const enquiryMail = (
  recipient: string,
  enquiry: NewEnquiry,
  { number, direction, city }: ListingInfo,
  link: string,
): MailMessage => ({
  recipient,
  replyTo: enquiry.mail,
  subject: `${subjects[enquiry.kind]} por ${direction}, ${city}`,
  body: `${enquiry.name} pregunta por la propiedad ${number}: ${direction}, ${city}.
${visitText(enquiry)}
${enquiry.message || 'No dejó un mensaje.'}

Mail: ${enquiry.mail ?? '–'}
Teléfono: ${enquiry.phone || '–'}

Para responder: ${link}
`,
})

/** Mail with the answer of the staff to the person who asked. */
export const enquiryAnswerMail = (
  recipient: string,
  { name, message }: Pick<NewEnquiry, 'name' | 'message'>,
  { answer, link }: { answer: string; link: string },
  listing: ListingInfo,
  venue: string,
): MailMessage => ({
  recipient,
  subject: `${listing.direction}, ${listing.city}: respuesta de ${venue}`,
  body: `Hola ${name}:

${answer}

${venue}

${quotedMessage(message || `${listing.direction}, ${listing.city}`, link)}`,
})
