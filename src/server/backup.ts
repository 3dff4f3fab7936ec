import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CommandContext, defineCommand, interruptSignal, parseFileArgument, runCommand } from './command.ts'
import { recordBackup } from './kernel/backup/recordBackup.ts'
import { takeBackup } from './kernel/backup/takeBackup.ts'
import { runRestoreTest } from './kernel/backups/restoreTest.ts'
import { connectForReading } from './kernel/boot.ts'
import { readConfiguration } from './kernel/configuration.ts'
import { ownerConfigFromUrl } from './kernel/db/ownerConnection.ts'
import { openCommandStore } from './kernel/files/commandStore.ts'

const usage = `npm run backup -- club.tar.gz
  Writes a consistent snapshot of all rows and pictures into a new file that only you can read.
  Works beside a running server.
npm run backup -- club.tar.gz --incomplete
  Skips pictures whose files are missing. Without this option a missing file stops the backup.
npm run backup -- --check club.tar.gz
  Checks a backup: its checksum, and whether it can be restored into a temporary database, which is deleted afterwards.
The server takes a backup every night by itself (BACKUP_HOUR, BACKUP_DAYS, BACKUP_DIR).`

const check = async (file: string, { environment, output }: CommandContext, signal: AbortSignal) => {
  const { databaseUrl } = readConfiguration(environment)
  const instance = databaseUrl ? ownerConfigFromUrl(databaseUrl) : undefined
  const { takenAt, venues } = await runRestoreTest(file, tmpdir(), signal, instance)
  output.log(`${file} can be restored: the state of ${takenAt} with ${venues} ${venues === 1 ? 'venue' : 'venues'}.`)
}

const flag = { type: 'boolean' } as const

export const backup = defineCommand(
  usage,
  { incomplete: flag, check: flag },
  async ({ positionals, values }, context) => {
    const file = parseFileArgument(positionals)
    const signal = interruptSignal()
    if (values.check) return check(file, context, signal)
    const { environment, output } = context
    const configuration = readConfiguration(environment)
    const { owner, close } = await connectForReading(configuration)
    try {
      const files = await openCommandStore(owner, configuration)
      const options = { incomplete: values.incomplete ?? false, signal }
      const counts = await takeBackup({ owner, store: files.store }, file, options).finally(files.close)
      await recordBackup(owner, counts.venues, path.basename(file))
      const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
      output.log(`${file}: ${counts.venues} venues, ${counts.rows} rows, ${counts.pictures} pictures, ${megabytes} MB.`)
      if (counts.missing > 0) output.log(`${counts.missing} picture files were missing and are not in the backup.`)
      output.log(
        'It contains personal data, password hashes and the signing secret: store it where nobody else can read it.',
      )
    } finally {
      await close()
    }
  },
)

// The guard keeps an import from running the command: tests import it and run it in their own process.
if (import.meta.main) await runCommand(backup)
