// Parsers of addresses forgive much (tabs, backslashes, names before an @): whatever needs forgiving is refused first.
const plain = /^https?:\/\/[a-z0-9.-]+\/[\w\-./?=&%+~#:,;!]*$/i

/** By the name of each host that we allow, what is made of an address there. */
export type Hosts = ReadonlyMap<string, (url: URL) => string | null>

/** What is made of an address that a person typed; null where it is of no host we allow. */
export const madeByHost = (typed: string, hosts: Hosts): string | null => {
  if (!plain.test(typed) || !URL.canParse(typed)) return null
  const url = new URL(typed)
  return hosts.get(url.hostname)?.(url) ?? null
}
