/** The WhatsApp number of a venue without WhatsApp, as the specification states it. */
export const noWhatsapp = '0'

/** URL of a WhatsApp chat with a number; `message` prefills the text. */
export const whatsappUrl = (number: string, message?: string) =>
  `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`
