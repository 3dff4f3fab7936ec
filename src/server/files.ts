import { defineCommand, interruptSignal, runCommand, UsageError } from './command.ts'
import { connectForReading } from './kernel/boot.ts'
import { type Configuration, readConfiguration } from './kernel/configuration.ts'
import { connectForFiles } from './kernel/files/commandStore.ts'
import { openDatabaseStore } from './kernel/files/databaseStore.ts'
import { openDiskStore } from './kernel/files/diskStore.ts'
import { countVenues, findMissingFiles } from './kernel/files/missingFiles.ts'
import { moveFiles } from './kernel/files/moveFiles.ts'
import { openS3Store } from './kernel/files/s3Store.ts'
import { filesFolder, listStores } from './kernel/files/serverStore.ts'
import type { FileStore } from './kernel/files/store.ts'
import { registerSecretsOf } from './kernel/maskSecrets.ts'
import { OperatorError } from './kernel/operatorError.ts'

const usage = `npm run files -- check
  Lists the files that the database names and the file store lacks.
npm run files -- move --from disk --to database
  Moves the files of all pictures to another store: disk (DATA_DIR/files), database, s3 (the bucket of FILES_URL), or the
  address of another bucket. Works beside a running server, and again after an interruption.`

const text = { type: 'string' } as const
type CommandConnection = Awaited<ReturnType<typeof connectForFiles>>

const storeNamed = async (
  name: string | undefined,
  configuration: Configuration,
  { inVenue, hasFileBytes }: CommandConnection,
): Promise<FileStore> => {
  if (name === 'disk') return openDiskStore(filesFolder(configuration))
  if (name === 'database') {
    if (!hasFileBytes)
      throw new OperatorError(
        'The database is of an older version, which cannot store files: start this version first.',
      )
    return openDatabaseStore(inVenue)
  }
  const address = name === 's3' ? configuration.filesUrl : name
  if (!address || !URL.canParse(address))
    throw new UsageError('Name the stores with --from and --to: disk, database, s3 (with FILES_URL) or an address.')
  registerSecretsOf(address)
  const store = openS3Store(address)
  await store.check()
  return store
}

const progressEvery = 100

const files = defineCommand(
  usage,
  { from: text, to: text },
  async ({ positionals, values }, { environment, output }) => {
    const action = positionals.join()
    if (action !== 'check' && action !== 'move') throw new UsageError('Unknown command: there are check and move.')
    const signal = interruptSignal()
    const configuration = readConfiguration(environment)
    const database = await connectForReading(configuration)
    try {
      const connection = await connectForFiles(database.owner)
      try {
        const venues = await countVenues(connection.inVenue)
        if (action === 'check') {
          const [store] = listStores(configuration, connection.hasFileBytes ? connection.inVenue : null)
          const missing = await findMissingFiles(connection.inVenue, venues, store)
          for (const name of missing) output.log(name)
          output.log(missing.length > 0 ? `${missing.length} files are missing.` : 'No file is missing.')
          return
        }
        if (values.from === values.to) throw new UsageError('The stores of --from and --to are the same.')
        const from = await storeNamed(values.from, configuration, connection)
        const to = await storeNamed(values.to, configuration, connection)
        const moved = (count: number) => count % progressEvery === 0 && output.log(`${count} pictures…`)
        const count = await moveFiles({ from, to, venues, signal, moved })
        output.log(`Moved ${count} pictures.`)
      } finally {
        await connection.close()
      }
    } finally {
      await database.close()
    }
  },
)

await runCommand(files)
