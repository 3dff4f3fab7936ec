/** Secrets of the configuration, as they were written and decoded. Shorter ones would mask parts of ordinary words. */
const secrets = new Set<string>()
const shortestSecret = 4

const mask = '***'

/** Matches the password in a URL, before percent-decoding. The last '@' ends it, because a password may contain one by mistake. */
const addressPassword = /([a-z][a-z0-9+.-]*:\/\/[^\s:@/'"]*):([^\s'"]*)@/gi
const namedPassword = /\b((?:ssl)?password|passwd|pwd|secret)=([^\s&'"]+)/gi

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Makes `maskSecrets` hide the passwords that a URL contains, also where they appear without the URL. */
export const registerSecretsOf = (address: string) => {
  const passwords = [...address.matchAll(addressPassword), ...address.matchAll(namedPassword)].map(
    ([, , found]) => found,
  )
  for (const password of passwords)
    for (const form of [password ?? '', decoded(password ?? '')]) if (form.length >= shortestSecret) secrets.add(form)
}

/** Replaces passwords in a text for people or logs: those of the configuration, and those in URLs. */
export const maskSecrets = (text: string): string => {
  let masked = text
  for (const secret of secrets) masked = masked.replaceAll(secret, mask)
  return masked.replace(addressPassword, `$1:${mask}@`).replace(namedPassword, `$1=${mask}`)
}

const maskValues = (value: unknown): unknown => {
  if (typeof value === 'string') return maskSecrets(value)
  if (Array.isArray(value)) return value.map(maskValues)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, maskValues(one)]))
}

/** Masks a line of JSON. Only texts change: a password of digits may also be a part of a number. */
export const maskJsonLine = (line: string): string => {
  if (maskSecrets(line) === line && !line.includes('\\')) return line
  return `${JSON.stringify(maskValues(JSON.parse(line)))}\n`
}
