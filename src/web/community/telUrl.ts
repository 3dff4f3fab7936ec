/** The URL that dials a phone number, which people write with spaces, dashes and parentheses. */
export const telUrl = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
