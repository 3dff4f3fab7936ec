// URL parsers tolerate tabs, backslashes and user names; this pattern refuses them before parsing.
const strictUrl = /^https?:\/\/[a-z0-9.-]+\/[\w\-./?=&%+~#:,;!]*$/i

/** Allowed host names, each with a function that converts a URL of that host; null refuses the URL. */
export type AllowedHosts = ReadonlyMap<string, (url: URL) => string | null>

/** Converts a typed URL by the function of its host; null if the host is not allowed. */
export const convertAllowedUrl = (typed: string, hosts: AllowedHosts): string | null => {
  if (!strictUrl.test(typed) || !URL.canParse(typed)) return null
  const url = new URL(typed)
  return hosts.get(url.hostname)?.(url) ?? null
}
