import { type BackupsOverview, backups as contract } from '#contract/kernel/backups.ts'
import { outsideTransaction } from '../door.ts'
import type { Kernel } from '../kernel.ts'
import { signatureOf } from '../signatures.ts'
import { downloadPath, signedText } from './downloadServer.ts'

const on = outsideTransaction(contract)
/** Milliseconds for which the link of a download is valid. */
const linkLifetime = 60_000

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
    const signature = signatureOf(secret, signedText(name, caller.sessionId, until))
    return { url: `${downloadPath}?${new URLSearchParams({ name, until, signature })}` }
  }),
}
