import { BlockList, isIP } from 'node:net'

/** Parses the trusted proxies: IP addresses and ranges such as 10.0.0.0/8. Null if an entry is invalid. */
export const proxyList = (entries: readonly string[]): BlockList | null => {
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
