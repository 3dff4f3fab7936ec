import { BlockList, isIP } from 'node:net'

/** Parses the trusted proxies: IP addresses and ranges such as 10.0.0.0/8. Null if an entry is invalid. */
export const parseProxyList = (entries: readonly string[]): BlockList | null => {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address)
    const prefix = Number(bits)
    if (!family || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && prefix <= (family === 4 ? 32 : 128)))) return null
    if (bits === undefined) list.addAddress(address, `ipv${family as 4 | 6}`)
    else list.addSubnet(address, prefix, `ipv${family as 4 | 6}`)
  }
  return list
}

/** A dual-stack socket reports 127.0.0.1 as ::ffff:127.0.0.1; the prefix is removed. */
const normalize = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

const isTrusted = (proxies: BlockList, address: string) => {
  const family = isIP(address)
  return family !== 0 && proxies.check(address, `ipv${family as 4 | 6}`)
}

/**
 * The IP address of the client. Each proxy appends the address of its sender to x-forwarded-for, so the entries are
 * read from the end, as long as the proxy that has appended them is trusted.
 */
export const clientAddress = (direct: string, forwarded: string | undefined, proxies: BlockList): string => {
  let address = normalize(direct)
  for (const entry of (forwarded ?? '').split(',').toReversed()) {
    const sender = normalize(entry.trim())
    if (!isTrusted(proxies, address) || !isIP(sender)) return address
    address = sender
  }
  return address
}

/**
 * The network of an IP address, for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address, because an
 * IPv6 client chooses freely among the addresses of its /64.
 */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groupsOf = (part: string) => (part ? part.split(':') : [])
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  // A dotted IPv4 ending stands for two groups.
  const lastCount = last.length + (last.at(-1)?.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? 0 : 8 - first.length - lastCount
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
