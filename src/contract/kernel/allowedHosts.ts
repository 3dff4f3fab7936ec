// URL parsers tolerate tabs, backslashes and user names; this pattern refuses them before parsing.
const strictUrl = /^https?:\/\/[a-z0-9.-]+\/[\w\-./?=&%+~#:,;!]*$/i

/** Allowed host names, each with a function that converts a URL of that host; null refuses the URL. */
export type AllowedHosts = ReadonlyMap<string, (url: URL) => string | null>

const hostFirst = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}\//i

/** Adds https:// to a text that begins with a host name: browsers show URLs without it, and people copy them. */
export const withHttps = (typed: string) => (hostFirst.test(typed) ? `https://${typed}` : typed)

/** Converts a typed URL by the function of its host; null if the URL is malformed, its host is not allowed, or the host's function refuses it. */
export const convertAllowedUrl = (typed: string, hosts: AllowedHosts): string | null => {
  const address = withHttps(typed)
  if (!strictUrl.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  return hosts.get(url.hostname)?.(url) ?? null
}
