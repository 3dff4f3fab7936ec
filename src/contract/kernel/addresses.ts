import * as z from 'zod'
import { venueLimits } from './venues.limits.ts'

const channelHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'])

/** Parsers disagree about what these mean in an address, so they are not taken at all. */
const ambiguous = /[\s\\\p{Cc}\p{Cf}]/u

const parsed = (text: string) => (ambiguous.test(text) ? null : URL.parse(text))

/** A host that people know: a name with a dot in it, no number, no credentials and no port before it. */
const isPublic = ({ protocol, hostname, username, password, port }: URL) =>
  protocol === 'https:' && !username && !password && !port && /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname)

const address = (allowed: (url: URL) => boolean) =>
  z
    .string()
    .trim()
    .max(venueLimits.address)
    .refine((text) => {
      const url = parsed(text)
      return text === '' || (url !== null && isPublic(url) && allowed(url))
    }, 'address')
    // Kept as the parser understood it: whoever follows it understands the same.
    .overwrite((text) => parsed(text)?.href ?? text)

/** Where an admin's link leads: any https host, or empty. */
export const WebAddress = address(() => true).meta({ examples: ['https://ejemplo.test/formulario'] })

/** A video channel: on YouTube, or empty. */
export const ChannelAddress = address(({ hostname }) => channelHosts.has(hostname)).meta({
  examples: ['https://www.youtube.com/@ejemplo'],
})
