import { BlockList } from 'node:net'
import path from 'node:path'
import * as z from 'zod'
import { parseDatabaseUrl } from './db/databaseUrl.ts'
import { parseProxyList } from './http/clientAddress.ts'
import { registerSecretsOf } from './maskSecrets.ts'
import { OperatorError } from './operatorError.ts'

const loopback = new Set(['127.0.0.1', '::1', '[::1]', 'localhost'])

const number = (max: number) => z.coerce.number().int().min(0).max(max)
const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))

/** An '@' after the host shows that the password has a '/', '?' or '#', so that its rest was read as a path. */
const hasCutPassword = (text: string) => {
  if (!URL.canParse(text)) return false
  const { pathname, search, hash } = new URL(text)
  return `${pathname}${search}${hash}`.includes('@')
}
const addressWithPassword = (...protocols: string[]) => address(...protocols).refine((text) => !hasCutPassword(text))

const encoded = "(characters such as '@', '/' and '#' in a password are written as %40, %2F and %23)"

/** The environment variables; `must` completes the error message for a wrong value. The value of a secret is not shown. */
const variables = {
  PORT: { schema: number(65535).default(3000), must: 'be a port number, 0 to 65535' },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), must: 'be the address to listen on, such as 127.0.0.1' },
  DATA_DIR: { schema: z.string().min(1).default('data'), must: 'be a folder' },
  DATABASE_URL: {
    schema: z
      .string()
      .refine((text) => parseDatabaseUrl(text)?.every((one) => !hasCutPassword(one)) ?? false)
      .optional(),
    must: `look like postgres://user:password@host/database ${encoded}`,
    isSecret: true,
  },
  PUBLIC_URL: {
    schema: address('http:', 'https:').optional(),
    must: 'be the address people type, such as https://club.example',
  },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .default('')
      .transform((text) =>
        parseProxyList(
          text
            .split(',')
            .map((entry) => entry.trim())
            .filter(Boolean),
        ),
      )
      .pipe(z.instanceof(BlockList)),
    must: 'be addresses or ranges of your proxies, such as 127.0.0.1,10.0.0.0/8',
  },
  SMTP_URL: {
    schema: addressWithPassword('smtp:', 'smtps:').optional(),
    must: `look like smtps://user:password@mail.example ${encoded}`,
    isSecret: true,
  },
  FILES_URL: {
    schema: addressWithPassword('s3:').optional(),
    must: `look like s3://key:secret@host/bucket ${encoded}`,
    isSecret: true,
  },
  FILES_CACHE_MB: { schema: number(1_000_000).default(1024), must: 'be a number of megabytes' },
  BACKUP_HOUR: {
    schema: z
      .literal('off')
      .transform(() => null)
      .or(number(23))
      .default(3),
    must: 'be the hour of the nightly backup by the clock of the first venue, 0 to 23, or off',
  },
  BACKUP_DAYS: { schema: number(3650).pipe(z.number().min(1)).default(14), must: 'be a number of days, 1 to 3650' },
  BACKUP_URL: {
    schema: addressWithPassword('s3:').optional(),
    must: `look like s3://key:secret@host/bucket ${encoded}`,
    isSecret: true,
  },
  BACKUP_DIR: { schema: z.string().min(1).optional(), must: 'be a folder' },
  DEMO: { schema: z.enum(['0', '1']).optional(), must: 'be 0 (an empty instance) or 1 (the demo)' },
  COMMUNITY_VENUE: { schema: number(2_147_483_647).default(1), must: 'be the number of a venue' },
  WEBHOOKS_ALLOW_PRIVATE: {
    schema: z.enum(['0', '1']).default('0'),
    must: 'be 1 (webhooks may use http and addresses of private networks) or 0',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    must: 'be one of fatal, error, warn, info, debug, trace, silent',
  },
  STOP_DELAY: { schema: number(5).default(0), must: 'be a number of seconds, 0 to 5' },
  METRICS_PORT: { schema: number(65535).optional(), must: 'be a port number, 0 to 65535' },
  METRICS_HOST: { schema: z.string().min(1).default('127.0.0.1'), must: 'be an address, such as 127.0.0.1' },
  DEV_WEB: { schema: address('http:').optional(), must: 'be the address of the web development server' },
}

type Parsed = { [K in keyof typeof variables]: z.infer<(typeof variables)[K]['schema']> }

export class WrongConfiguration extends OperatorError {}

export const readConfiguration = (environment: NodeJS.ProcessEnv) => {
  const parsed: Record<string, unknown> = {}
  for (const [name, { schema, must, ...kind }] of Object.entries(variables)) {
    const given = environment[name]
    const isSecret = 'isSecret' in kind
    if (given && isSecret) registerSecretsOf(given)
    const result = schema.safeParse(given === '' ? undefined : given)
    if (!result.success) {
      const problem = isSecret ? 'is wrong (it is not shown, because it contains a password)' : `is '${given}'`
      throw new WrongConfiguration(`${name} ${problem}, but it must ${must}.`)
    }
    parsed[name] = result.data
  }
  const { HOST, PORT, PUBLIC_URL, ...rest } = parsed as Parsed
  if (!loopback.has(HOST) && !PUBLIC_URL)
    throw new WrongConfiguration(
      `HOST is '${HOST}', which others can reach, so set PUBLIC_URL to the address people type (links in mails use it).`,
    )
  const published = PUBLIC_URL ? new URL(PUBLIC_URL) : null
  const onLoopback = loopback.has(HOST) && (!published || loopback.has(published.hostname))
  const warnings: string[] = []
  if (loopback.has(HOST) && !onLoopback && !environment.TRUSTED_PROXIES)
    warnings.push(
      'PUBLIC_URL is reached through a proxy: set TRUSTED_PROXIES to the address of the proxy (127.0.0.1 for one on this machine), otherwise all visitors share the rate limits of that one address.',
    )
  if (published?.protocol === 'http:' && !loopback.has(published.hostname))
    warnings.push(
      'PUBLIC_URL begins with http: passwords, cookies and guests’ codes travel unencrypted, and phones cannot work offline or receive notifications. Put the server behind a proxy with https and set PUBLIC_URL to that address.',
    )
  if (published?.protocol === 'https:' && !rest.SMTP_URL)
    warnings.push('SMTP_URL is not set: mails are not sent but written as files to DATA_DIR/mail.')
  return {
    host: HOST,
    port: PORT,
    /** True if the server is reachable from this machine only: HOST and PUBLIC_URL are both loopback addresses. */
    onLoopback,
    /** Sentences for the operator about risky settings; the server starts all the same. */
    warnings,
    trustedProxies: rest.TRUSTED_PROXIES,
    /** Origin of the product's public URL. Links in mails use it, and writes from pages of other origins are refused. */
    origin: PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`,
    dataDir: path.resolve(rest.DATA_DIR),
    /** Hour of the nightly backup; null if automatic backups are off. */
    backupHour: rest.BACKUP_HOUR,
    /** Days for which automatic backups are stored. */
    backupDays: rest.BACKUP_DAYS,
    /** S3 bucket of the automatic backups; null if they are stored in a folder. */
    backupUrl: rest.BACKUP_URL ?? null,
    backupDir: path.resolve(rest.BACKUP_DIR ?? path.join(rest.DATA_DIR, 'backups')),
    databaseUrl: rest.DATABASE_URL ?? null,
    smtpUrl: rest.SMTP_URL ?? null,
    /** URL of an S3 bucket for pictures; it contains the access key and its secret. */
    filesUrl: rest.FILES_URL ?? null,
    /** Limit of the copies of shared files on this node's disk. */
    filesCacheMegabytes: rest.FILES_CACHE_MB,
    demo: rest.DEMO !== '0',
    communityVenue: rest.COMMUNITY_VENUE,
    /** True if webhooks may use http and addresses of private networks. */
    webhooksAllowPrivate: rest.WEBHOOKS_ALLOW_PRIVATE === '1',
    logLevel: rest.LOG_LEVEL,
    /** Seconds between the 503 of /readyz and the end of the node, so that a load balancer stops sending requests first. */
    stopDelay: rest.STOP_DELAY,
    /** Port of the metrics; null if they are off. */
    metricsPort: rest.METRICS_PORT ?? null,
    metricsHost: rest.METRICS_HOST,
    devWeb: rest.DEV_WEB ?? null,
  }
}
export type Configuration = ReturnType<typeof readConfiguration>
