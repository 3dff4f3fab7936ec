import { stat } from 'node:fs/promises'
import { command, interruption, namedFile } from './command.ts'
import { takeBackup } from './kernel/backup/taking.ts'
import { filesFolder, reachData } from './kernel/boot.ts'
import { readConfiguration } from './kernel/configuration.ts'
import { openStore } from './kernel/files/store.ts'

const usage = `npm run backup -- club.tar.gz
  Writes a consistent snapshot of all rows and pictures into a new file that only you can read.
  Works beside a running server.
npm run backup -- club.tar.gz --incomplete
  Skips pictures whose files are missing. Without this option a missing file stops the backup.`

await command(usage, { incomplete: { type: 'boolean' } }, async ({ positionals, values }) => {
  const file = namedFile(positionals)
  const signal = interruption()
  const configuration = readConfiguration(process.env)
  const { owner, close } = await reachData(configuration)
  try {
    const store = openStore(filesFolder(configuration))
    const counts = await takeBackup({ owner, store }, file, { incomplete: values.incomplete ?? false, signal })
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
