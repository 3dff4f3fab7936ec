import path from 'node:path'
import { defineCommand, interruptSignal, runCommand, UsageError } from './command.ts'
import { connectForReading } from './kernel/boot.ts'
import { readConfiguration } from './kernel/configuration.ts'
import { openCommandStore } from './kernel/files/commandStore.ts'
import { exportVenue } from './kernel/venueExport/exportVenue.ts'

const usage = `npm run export -- DIR --venue-id 3
  Writes one venue into a new folder: its rows as JSON, one file per table, and its pictures. Works beside a running
  server. 'npm run import -- venue DIR' creates the venue in another instance of the same version.
npm run export -- DIR --venue-id 3 --passwords
  Includes the hashes of passwords, so that people can sign in as before. Without it they choose a new password.
Sessions, links, second factors, push subscriptions and unsent mails are never included.`

const options = { 'venue-id': { type: 'string' }, passwords: { type: 'boolean' } } as const

export const exportCommand = defineCommand(usage, options, async ({ positionals, values }, { environment, output }) => {
  const [folder, ...others] = positionals
  const venueId = Number(values['venue-id'])
  if (!folder || others.length > 0) throw new UsageError('Name one folder.')
  if (!Number.isInteger(venueId) || venueId < 1) throw new UsageError('Name the venue with --venue-id.')
  const configuration = readConfiguration(environment)
  const { owner, close } = await connectForReading(configuration)
  try {
    const { store, close: closeStore } = await openCommandStore(owner, configuration)
    const { passwords = false } = values
    const target = { venueId, folder: path.resolve(folder), passwords, signal: interruptSignal() }
    const { name, rows, pictures, missing } = await exportVenue({ owner, store }, target).finally(closeStore)
    output.log(`${folder}: venue ${venueId} '${name}', ${rows} rows, ${pictures} pictures.`)
    if (missing > 0) output.log(`${missing} picture files were missing and are not in the folder.`)
    output.log('It contains personal data: store it where nobody else can read it.')
  } finally {
    await close()
  }
})

// The guard keeps an import from running the command: tests import it and run it in their own process.
if (import.meta.main) await runCommand(exportCommand)
