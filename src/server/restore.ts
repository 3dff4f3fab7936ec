import { defineCommand, interruptSignal, parseFileArgument, runCommand } from './command.ts'
import { checkBackup, restoreBackup } from './kernel/backup/restoreBackup.ts'
import { readConfiguration } from './kernel/configuration.ts'
import { provideDatabase } from './kernel/db/provideDatabase.ts'
import { sharedTargetOf } from './kernel/files/commandStore.ts'
import { filesFolder } from './kernel/files/serverStore.ts'

const usage = `DATA_DIR=/srv/club npm run restore -- club.tar.gz
  Checks a backup and restores it into an empty DATA_DIR, or an empty database of DATABASE_URL.
  If the backup is of an older version, the next start applies the missing migrations.`

const restore = defineCommand(usage, {}, async ({ positionals }, { environment, output }) => {
  const file = parseFileArgument(positionals)
  const signal = interruptSignal()
  const configuration = readConfiguration(environment)
  const checked = await checkBackup(file, signal)
  const { owner, close } = await provideDatabase(configuration)
  try {
    const target = { owner, folder: filesFolder(configuration), shared: sharedTargetOf(configuration) }
    await restoreBackup(target, checked, signal)
  } finally {
    await close()
  }
  output.log(`Restored the state of ${checked.content.manifest.takenAt}. Start it with 'npm start'.`)
})

await runCommand(restore)
