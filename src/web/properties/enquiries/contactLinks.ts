import { whatsappUrl } from '#contract/kernel/whatsapp.ts'

/** Number of digits of an Argentine number without country code and without the leading 0: area code and number. */
const localDigits = 10

/**
 * The number as WhatsApp expects it, with country code. A number without one is taken as Argentine, and Argentine mobile
 * numbers have a 9 after the country code.
 */
const whatsappNumber = (phone: string): string => {
  const digits = phone.replaceAll(/\D/g, '')
  const local = digits.replace(/^0/, '')
  if (!phone.trim().startsWith('+') && local.length === localDigits) return `549${local}`
  return /^54[^9]/.test(digits) ? `549${digits.slice(2)}` : digits
}

export const whatsappLink = (phone: string, message: string) => whatsappUrl(whatsappNumber(phone), message)
export const callLink = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
