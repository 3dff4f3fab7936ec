import { stat } from 'node:fs/promises'
import path from 'node:path'
import { defineCommand, interruptSignal, parseFileArgument, runCommand } from './command.ts'
import { recordBackup } from './kernel/backup/recordBackup.ts'
import { takeBackup } from './kernel/backup/takeBackup.ts'
import { connectForReading, filesFolder } from './kernel/boot.ts'
import { readConfiguration } from './kernel/configuration.ts'
import { openFileStore } from './kernel/files/store.ts'

const usage = `npm run backup -- club.tar.gz
  Writes a consistent snapshot of all rows and pictures into a new file that only you can read.
  Works beside a running server.
npm run backup -- club.tar.gz --incomplete
  Skips pictures whose files are missing. Without this option a missing file stops the backup.`

const backup = defineCommand(usage, { incomplete: { type: 'boolean' } }, async ({ positionals, values }) => {
  const file = parseFileArgument(positionals)
  const signal = interruptSignal()
  const configuration = readConfiguration(process.env)
  const { owner, close } = await connectForReading(configuration)
  try {
    const store = openFileStore(filesFolder(configuration))
    const counts = await takeBackup({ owner, store }, file, { incomplete: values.incomplete ?? false, signal })
    await recordBackup(owner, counts.venues, path.basename(file))
    const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
    console.log(`${file}: ${counts.venues} venues, ${counts.rows} rows, ${counts.pictures} pictures, ${megabytes} MB.`)
    if (counts.missing > 0) console.log(`${counts.missing} picture files were missing and are not in the backup.`)
    console.log(
      'It contains personal data, password hashes and the signing secret: store it where nobody else can read it.',
    )
  } finally {
    await close()
  }
})

await runCommand(backup)
