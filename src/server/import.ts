import path from 'node:path'
import pino from 'pino'
import { type CommandContext, defineCommand, interruptSignal, runCommand, UsageError } from './command.ts'
import { openFirestoreImport } from './import/firestore.ts'
import { bootForCommand, type RunningKernel } from './kernel/boot.ts'
import { readConfiguration } from './kernel/configuration.ts'
import { importVenue } from './kernel/venueExport/importVenue.ts'

const usage = `npm run import -- firestore DIR
  Shows what an import of the old product's data would do. DIR contains one JSON file per collection (users.json,
  hoteles.json, hoteles/1/menues.json, …) and the pictures, by the names that the documents have for them.
npm run import -- firestore DIR --yes
  Does it. A second run adds only what is new; nothing that is here is changed.
  --club ID     the venue that owns people, bags, community and properties, if the export has several venues
  --download    downloads pictures that are named by a URL and are not in the folder
  People get an invitation by mail, because no password is taken over.
npm run import -- venue DIR
  Creates a venue from a folder of 'npm run export', with all its rows and pictures. --another repeats an import.
Both work beside a running server.`

const flag = { type: 'boolean' } as const
const options = { yes: flag, download: flag, another: flag, club: { type: 'string' } } as const

interface Values {
  yes?: boolean | undefined
  download?: boolean | undefined
  another?: boolean | undefined
  club?: string | undefined
}
type Import = (
  running: RunningKernel,
  folder: string,
  values: Values,
  output: CommandContext['output'],
) => Promise<void>

const fromFirestore: Import = async ({ kernel }, folder, { yes, download = false, club }, output) => {
  const command = await openFirestoreImport(kernel, { folder, club, download })
  const lines = yes ? await command.apply() : await command.plan()
  output.log(lines.join('\n'))
  output.log(yes ? '\nDone.' : '\nNothing was changed. Add --yes to import this; take a backup before.')
}

const fromVenue: Import = async ({ kernel, owner }, folder, { another = false }, output) => {
  const { store } = kernel
  const { venueId, name, rows, pictures } = await importVenue({ owner, store }, folder, another, interruptSignal())
  output.log(`Venue ${venueId} '${name}': ${rows} rows, ${pictures} pictures.`)
  output.log(
    `People without a password use 'Recuperar contraseña', or 'npm run admin -- reset-password --venue-id ${venueId} --mail …'.`,
  )
}

const kinds: Record<string, Import> = { firestore: fromFirestore, venue: fromVenue }

export const importCommand = defineCommand(usage, options, async ({ positionals, values }, { environment, output }) => {
  const [kind = '', folder, ...others] = positionals
  const run = kinds[kind]
  if (!run || !folder || others.length > 0) throw new UsageError('Name firestore or venue, and a folder.')
  const running = await bootForCommand(readConfiguration(environment), pino({ level: 'silent' }))
  try {
    await run(running, path.resolve(folder), values, output)
  } finally {
    await running.close()
  }
})

// The guard keeps an import from running the command: tests import it and run it in their own process.
if (import.meta.main) await runCommand(importCommand)
