import dns from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Ranges that are not the public internet: loopback, private, link-local with cloud metadata, multicast, tunnels to IPv4. */
const privateRanges = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
  ipv6: [
    // '::', '::1', and IPv4 addresses in IPv6 form.
    ['::', 96],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ],
} as const

const privateAddresses = new BlockList()
for (const [address, bits] of privateRanges.ipv4) privateAddresses.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of privateRanges.ipv6) privateAddresses.addSubnet(address, bits, 'ipv6')

/** True for an IP address in a private range. IPv4 in IPv6 form (::ffff:10.0.0.1) is compared with the IPv4 ranges. */
export const isPrivateAddress = (address: string) => privateAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

export class PrivateAddress extends Error {}

/**
 * Resolves a host for a connection and fails if one of its addresses is private. The connection uses the addresses that were
 * checked, so a name server that answers differently the second time changes nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const refused = addresses.find(({ address }) => isPrivateAddress(address))
    if (refused) return callback(new PrivateAddress(`${hostname} has a private address`), [])
    const [first] = addresses
    if (options.all || !first) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}

/** Whether a URL is refused without a look-up: http, or a private address in place of a name. */
export const isRefusedUrl = ({ protocol, hostname }: URL) => {
  const host = hostname.replaceAll(/[[\]]/g, '')
  return protocol !== 'https:' || (isIP(host) !== 0 && isPrivateAddress(host))
}
