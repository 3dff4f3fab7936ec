import * as z from 'zod'
import { venueLimits } from './venues.limits.ts'

const channelHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'])

/** Characters that URL parsers interpret differently; URLs with them are refused. */
const ambiguous = /[\s\\\p{Cc}\p{Cf}]/u

const parsed = (text: string) => (ambiguous.test(text) ? null : URL.parse(text))

/** True for https with a domain name: no IP address, credentials or port. */
const isPublic = ({ protocol, hostname, username, password, port }: URL) =>
  protocol === 'https:' && !username && !password && !port && /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname)

const publicUrl = (allowed: (url: URL) => boolean) =>
  z
    .string()
    .trim()
    .max(venueLimits.address)
    .refine((text) => {
      const url = parsed(text)
      return text === '' || (url !== null && isPublic(url) && allowed(url))
    }, 'address')
    // The parsed form is stored, so that browsers interpret the URL as it was checked.
    .overwrite((text) => parsed(text)?.href ?? text)

/** A link entered by an admin: any https host, or empty. */
export const WebUrl = publicUrl(() => true).meta({ examples: ['https://ejemplo.test/formulario'] })

/** A YouTube channel, or empty. */
export const ChannelUrl = publicUrl(({ hostname }) => channelHosts.has(hostname)).meta({
  examples: ['https://www.youtube.com/@ejemplo'],
})
