import { type Context, Hono } from 'hono'
import { type BackupsOverview, backups as contract } from '#contract/kernel/backups.ts'
import { admitCaller } from '../admission.ts'
import { outsideTransaction } from '../door.ts'
import type { HttpEnv } from '../http/securityHeaders.ts'
import type { IncomingCall } from '../incomingCall.ts'
import type { Kernel } from '../kernel.ts'
import { isSignatureOf, signatureOf } from '../signatures.ts'
import { timeInName } from './backupFolder.ts'

const on = outsideTransaction(contract)
/** Milliseconds for which the link of a download is valid. */
const linkLifetime = 60_000
const downloadPath = '/backups/download'

/** A backup contains the rows of all venues, so an admin may have it only if their venue is the only one. */
const mayDownload = ({ venues }: { venues: number }) => venues === 1

const overviewOf = async ({
  backups,
  configuration,
}: Pick<Kernel, 'backups' | 'configuration'>): Promise<BackupsOverview> => {
  const { state, isRunning, nextAt, venues } = await backups.overview()
  const { test, failure, last } = state ?? {}
  return {
    backups: (await backups.store.list()).map(({ name, takenAt, bytes }) => ({
      name,
      takenAt: takenAt.toISOString(),
      bytes,
      testSucceeded: test?.name === name ? test.succeeded : null,
    })),
    isRunning,
    nextAt: nextAt?.toISOString() ?? null,
    days: configuration.backupDays,
    failure: failure ? { ...failure, at: failure.at.toISOString() } : null,
    missingPictures: last?.missing ?? 0,
    lastTest: test ? { at: test.at.toISOString(), succeeded: test.succeeded } : null,
    place: mayDownload({ venues }) ? backups.store.place : null,
  }
}

const linkText = (name: string, sessionId: string, until: string) => `backup ${name} ${sessionId} ${until}`

export const backupsRoutes = {
  overview: on.overview.handler(({ context: { kernel } }) => overviewOf(kernel)),

  take: on.take.handler(async ({ context: { kernel, writing } }) => {
    // An empty transaction adds the call to the activity log.
    await writing(async () => {})
    void kernel.backgroundTasks.run('backups', () => kernel.backups.take())
    return { done: true }
  }),

  download: on.download.handler(async ({ context: { kernel, caller, now, writing }, input: { name }, errors }) => {
    const { backups, secret } = kernel
    if (!mayDownload(await backups.overview())) throw errors.several_venues()
    if (!(await backups.store.list()).some((stored) => stored.name === name)) throw errors.gone()
    await writing(async () => {})
    const until = String(now().getTime() + linkLifetime)
    const signature = signatureOf(secret, linkText(name, caller.sessionId, until))
    return { url: `${downloadPath}?${new URLSearchParams({ name, until, signature })}` }
  }),
}

/** Sends the file of a backup to the session that has requested its URL. */
export const backupDownloadServer = (kernel: Kernel, incomingOf: (c: Context<HttpEnv>) => IncomingCall) =>
  new Hono<HttpEnv>().get(downloadPath, async (c) => {
    const { name = '', until = '', signature } = c.req.query()
    const { caller } = await admitCaller(incomingOf(c), { who: ['admin'], venue: 'caller', kind: 'read' }, {})
    const isValid =
      caller.role === 'admin' && isSignatureOf(kernel.secret, linkText(name, caller.sessionId, until), signature)
    if (!isValid || Number(until) < kernel.now().getTime() || !timeInName(name)) return c.notFound()
    const found = await kernel.backups.store.read(name)
    if (!found) return c.notFound()
    return c.body(found.body, 200, {
      'content-type': 'application/gzip',
      'content-length': String(found.bytes),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    })
  })
