import { stat } from 'node:fs/promises'
import { command, interruption, namedFile } from './command.ts'
import { takeBackup } from './kernel/backup/taking.ts'
import { filesFolder, reachData } from './kernel/boot.ts'
import { readConfiguration } from './kernel/configuration.ts'
import { openStore } from './kernel/files/store.ts'

const usage = `npm run backup -- club.tar.gz
  Writes all rows and pictures, as they are at one moment, into a new file that only you can read.
  Works beside a running server.
npm run backup -- club.tar.gz --incomplete
  Does without pictures whose files are lost; else one of them stops it.`

await command(usage, { incomplete: { type: 'boolean' } }, async ({ positionals, values }) => {
  const file = namedFile(positionals)
  const signal = interruption()
  const configuration = readConfiguration(process.env)
  const { owner, close } = await reachData(configuration)
  try {
    const store = openStore(filesFolder(configuration))
    const taken = await takeBackup({ owner, store }, file, { incomplete: values.incomplete ?? false, signal })
    const megabytes = ((await stat(file)).size / 1e6).toFixed(1)
    console.log(`${file}: ${taken.venues} venues, ${taken.rows} rows, ${taken.pictures} pictures, ${megabytes} MB.`)
    if (taken.missing > 0) console.log(`Without ${taken.missing} files of pictures that are lost.`)
    console.log(
      'It holds what people wrote, password hashes and the signing secret: keep it where nobody else can read.',
    )
  } finally {
    await close()
  }
})
