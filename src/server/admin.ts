import { createAdmin, endAccountSessions, listAccounts, resetPassword, resetSecondFactor } from './admin/accounts.ts'
import { removeDemo } from './admin/demo.ts'
import { type AdminCommand, options } from './admin/options.ts'
import { createVenue } from './admin/venues.ts'
import { defineCommand, runCommand, UsageError } from './command.ts'

const usage = `npm run admin -- create --venue "Club del Lago" --mail ana@club.example --name Ana
  Opens a venue with its first admin. For a second venue of the same name add --another.
npm run admin -- create --venue-id 3 --mail ana@club.example --name Ana
  Adds an admin to an existing venue.
npm run admin -- create-venue --venue "Club del Lago"
  Opens a venue without an admin.
npm run admin -- list
  Lists the venues and their staff accounts. --venue-id 3 lists one venue.
npm run admin -- reset-password --venue-id 3 --mail ana@club.example
  Sets a new password and ends the account's sessions.
npm run admin -- reset-second-factor --venue-id 3 --mail ana@club.example
  Removes the passkeys, authenticator app and recovery codes of an account and ends its sessions: the password is enough
  for the next sign-in. For an admin who has lost all of them and has no colleague.
npm run admin -- end-sessions --venue-id 3 --mail ana@club.example
  Signs an account out everywhere. With --all in place of --mail, all people of the venue's staff.
npm run admin -- remove-demo
  Shows which venues belong to the demo. With --yes they are removed for good; other venues stay as they are.
Without --password a random one is created and shown once. Works beside a running server. The activity log of the venue
shows every change.`

const commands: Record<string, AdminCommand> = {
  create: createAdmin,
  'create-venue': createVenue,
  list: listAccounts,
  'reset-password': resetPassword,
  'reset-second-factor': resetSecondFactor,
  'end-sessions': endAccountSessions,
  'remove-demo': removeDemo,
}

export const admin = defineCommand(usage, options, async ({ positionals, values }, context) => {
  const run = commands[positionals.join()]
  if (!run) throw new UsageError(`Unknown command: there are ${Object.keys(commands).join(', ')}.`)
  await run(values, context)
})

// The guard keeps an import from running the command: tests import it and run it in their own process.
if (import.meta.main) await runCommand(admin)
