import * as z from 'zod'
import { withHttps } from './allowedHosts.ts'
import { venueLimits } from './venues.limits.ts'
import { webhookLimits } from './webhooks.limits.ts'

const channelHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'])

/** Characters that URL parsers interpret differently; URLs with them are refused. */
const ambiguous = /[\s\\\p{Cc}\p{Cf}]/u

const parsed = (text: string) => (ambiguous.test(text) ? null : URL.parse(text))

/** True for https with a domain name: no IP address, credentials or port. */
const isPublic = ({ protocol, hostname, username, password, port }: URL) =>
  protocol === 'https:' && !username && !password && !port && /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname)

const publicUrl = (allowed: (url: URL) => boolean, complete = (text: string) => text) =>
  z
    .string()
    .trim()
    .overwrite(complete)
    .max(venueLimits.address)
    .refine((text) => {
      const url = parsed(text)
      return text === '' || (url !== null && isPublic(url) && allowed(url))
    }, 'address')
    // The parsed form is stored, so that browsers interpret the URL as it was checked.
    .overwrite((text) => parsed(text)?.href ?? text)

/** A link entered by an admin: any https host, or empty. */
export const WebUrl = publicUrl(() => true).meta({ examples: ['https://ejemplo.test/formulario'] })

/** True for a path of this site. A path that begins with two slashes would be a URL of another host. */
const isOwnPath = (text: string) => /^\/(?!\/)/.test(text) && !ambiguous.test(text)

/** A link to a page of this site, as a path, or to any https host; or empty. */
export const SiteOrWebUrl = z
  .string()
  .trim()
  .max(venueLimits.address)
  .refine((text) => isOwnPath(text) || WebUrl.safeParse(text).success, 'address')
  .meta({ examples: ['/lugares/0190f3a0-0000-7000-8000-000000000000', 'https://ejemplo.test/carta'] })

/** A YouTube channel, or empty. `https://` may be missing. */
export const ChannelUrl = publicUrl(({ hostname }) => channelHosts.has(hostname), withHttps).meta({
  examples: ['https://www.youtube.com/@ejemplo'],
})

/** The URL of a webhook, on any host and port. The server decides whether it may be http or have a private IP address. */
export const WebhookUrl = z
  .string()
  .trim()
  .max(webhookLimits.address)
  .refine((text) => {
    const url = parsed(text)
    return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password
  }, 'address')
  .overwrite((text) => parsed(text)?.href ?? text)
  .meta({ examples: ['https://ejemplo.test/avisos'] })
