import { BlockList, isIP } from 'node:net'

/** Proxies whose word is taken for where a request came from: addresses and ranges such as 10.0.0.0/8. */
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

/** The same address in one spelling: a socket that takes both families writes 127.0.0.1 as ::ffff:127.0.0.1. */
const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

const trusted = (proxies: BlockList, address: string) => {
  const family = isIP(address)
  return family !== 0 && proxies.check(address, `ipv${family as 4 | 6}`)
}

/**
 * The address a request came from. Each proxy writes at the end of the header whom it heard from, so the entries are
 * believed from the end on, for as long as it was one of our own proxies that wrote them.
 */
export const clientAddress = (direct: string, forwarded: string | undefined, proxies: BlockList): string => {
  let address = plain(direct)
  for (const entry of (forwarded ?? '').split(',').toReversed()) {
    const before = plain(entry.trim())
    if (!trusted(proxies, address) || !isIP(before)) return address
    address = before
  }
  return address
}
