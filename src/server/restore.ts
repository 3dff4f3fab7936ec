import { command, interruption, namedFile } from './command.ts'
import { checkBackup, restoreBackup } from './kernel/backup/restoring.ts'
import { filesFolder, reachDatabase } from './kernel/boot.ts'
import { readConfiguration } from './kernel/configuration.ts'

const usage = `DATA_DIR=/srv/club npm run restore -- club.tar.gz
  Reads a backup to its end and puts it where there is nothing yet: an empty DATA_DIR, or an empty database of DATABASE_URL.
  The next start brings one of an older version to this one.`

await command(usage, {}, async ({ positionals }) => {
  const file = namedFile(positionals)
  const signal = interruption()
  const configuration = readConfiguration(process.env)
  const checked = await checkBackup(file, signal)
  const { owner, close } = await reachDatabase(configuration)
  try {
    await restoreBackup({ owner, folder: filesFolder(configuration) }, checked, signal)
  } finally {
    await close()
  }
  console.log(`Restored as it was at ${checked.made.manifest.takenAt}. Start it with 'npm start'.`)
})
