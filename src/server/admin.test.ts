import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { ClientConfig } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fillDemo } from '#demo/demo.ts'
import { admin } from './admin.ts'
import { hashDatabase, openRandomPictures } from './backup.testkit.ts'
import { startOwnDatabaseServer } from './kernel/db/own-server.testkit.ts'
import { prepareDatabase } from './kernel/db/prepare.ts'
import { inFullRuns } from './testing/fullRuns.ts'
import { run } from './testing/processes.ts'

const server = startOwnDatabaseServer()

/** Environment variables of a command: DATA_DIR is an empty folder, DATABASE_URL the given database. */
const environmentOn = async (owner: ClientConfig) => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'casaclub-admin-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return { DATABASE_URL: server.urlOf(owner), DATA_DIR: dataDir }
}
/** Runs the command inside of this process: a process of its own takes 1.5 s of CPU time to start. */
const commandIn =
  (environment: NodeJS.ProcessEnv) =>
  async (...args: string[]) => {
    let printed = ''
    const print = (line: string) => {
      printed += `${line}\n`
    }
    return { code: await admin(args, { environment, output: { log: print, error: print } }), printed }
  }
const commandOn = async (owner: ClientConfig) => commandIn(await environmentOn(owner))
const ana = ['--mail', 'ana@club.test', '--name', 'Ana', '--password', 'una clave larga']
const berta = ['--mail', 'berta@club.test', '--name', 'Berta']
const accountsIn = (owner: ClientConfig) =>
  server.query<{ venue: string; mail: string; role: string }>(
    `select v.venue_id || ' ' || v.name as venue, s.mail, s.role from kernel_venues v left join kernel_staff s using (venue_id) order by 1, 2`,
    owner,
  )

describe('npm run admin', () => {
  test('prints its usage with --help and, with exit code 1 and without a stack trace, for wrong arguments', async () => {
    const environment = await environmentOn(server.owner)
    const packaged = await run('src/server/admin.ts', ['remove'], { ...environment, CALLED_AS: 'casa-club' })
    expect(packaged.printed).toContain('casa-club admin create --venue')
    const inside = await commandOn(server.owner)
    const help = await inside('--help')
    expect(help).toMatchObject({ code: 0, printed: expect.stringMatching(/^npm run admin -- create --venue/) })
    const wrong = [inside('remove'), inside('create', '--nam', 'Ana'), inside('create', ...ana)]
    for (const { code, printed } of await Promise.all(wrong)) {
      expect(code).toBe(1)
      expect(printed).toContain(help.printed)
      expect(printed).not.toMatch(/\bat .*:\d+/)
    }
  })

  test('resets the second factor of an account, which then signs in with the password alone', async () => {
    const owner = await server.createPrepared()
    const command = await commandOn(owner)
    await command('create', '--venue', 'Club del Lago', ...ana)
    await server.query(
      `insert into kernel_totps (venue_id, staff_id, secret, last_step) select venue_id, id, '\\x00', 0 from kernel_staff`,
      owner,
    )
    const reset = (mail: string) => command('reset-second-factor', '--venue-id', '1', '--mail', mail)
    expect(await reset('nadie@club.test')).toEqual({ code: 1, printed: 'nadie@club.test is no account of venue 1.\n' })
    expect(await reset('ana@club.test')).toEqual({
      code: 0,
      printed: 'ana@club.test signs in with the password alone.\n',
    })
    expect(await server.query('select from kernel_totps', owner)).toEqual([])
  })

  test('creates a second venue of the same name only with --another, and adds admins to an existing venue', async () => {
    const owner = await server.createPrepared()
    const command = await commandOn(owner)
    const first = await command('create', '--venue', 'Club del Lago', ...ana)
    expect(first).toEqual({
      code: 0,
      printed: "Venue 1 'Club del Lago' is open. Sign in at /login with ana@club.test.\n",
    })
    const again = await command('create', '--venue', ' club del lago', ...ana)
    expect(again).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/^Venue 1 has that name already: [^\n]+\n$/),
    })
    expect((await command('create', '--venue', 'Club del Lago', '--another', ...ana)).code).toBe(0)
    const weak = await command('create', '--venue-id', '1', ...berta, '--password', 'clubdellago')
    expect(weak).toMatchObject({ code: 1, printed: expect.stringMatching(/^That password is easy to guess/) })
    const added = await command('create', '--venue-id', '1', ...berta)
    expect(added.printed).toMatch(/^Venue 1 'Club del Lago' has one admin more\. .*\nPassword: \S{16}\n$/)
    const twice = await command('create', '--venue-id', '1', ...berta)
    expect(twice).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/^berta@club\.test is an account of venue 1 already/),
    })
    expect((await command('create', '--venue-id', '7', ...berta)).printed).toBe('There is no venue 7.\n')
    expect(await accountsIn(owner)).toEqual([
      { venue: '1 Club del Lago', mail: 'ana@club.test', role: 'admin' },
      { venue: '1 Club del Lago', mail: 'berta@club.test', role: 'admin' },
      { venue: '2 Club del Lago', mail: 'ana@club.test', role: 'admin' },
    ])
  })

  test('lists accounts, resets a password and ends sessions, and the activity log shows each change', async () => {
    const owner = await server.createPrepared()
    const command = await commandOn(owner)
    const of = (mail: string) => ['--venue-id', '1', '--mail', mail]
    expect((await command('list')).printed).toBe('There is no venue yet.\n')
    expect((await command('create-venue', '--venue', 'Club del Lago')).printed).toMatch(
      /^Venue 1 'Club del Lago' is open\. Nobody can sign in yet: /,
    )
    await command('create', '--venue-id', '1', ...ana)
    expect((await command('list')).printed).toBe(
      "Venue 1 'Club del Lago'\n  ana@club.test  Ana  admin  active  password only  never seen\n",
    )
    const openSession = () =>
      server.query(
        `insert into kernel_sessions (venue_id, kind, subject, secret_hash, device, expires_at)
          select venue_id, 'staff', id, '\\x00', '', now() + interval '1 day' from kernel_staff`,
        owner,
      )
    const sessionsLeft = async () => (await server.query('select from kernel_sessions', owner)).length
    for (const args of [
      ['reset-password', ...of('ana@club.test')],
      ['end-sessions', ...of('ana@club.test')],
      ['end-sessions', '--venue-id', '1', '--all'],
    ]) {
      await openSession()
      expect(await command(...args)).toMatchObject({ code: 0 })
      expect(await sessionsLeft()).toBe(0)
    }
    expect((await command('end-sessions', ...of('nadie@club.test'))).printed).toBe(
      'nadie@club.test is no account of venue 1.\n',
    )
    expect((await command('reset-password', '--venue-id', '7', '--mail', 'ana@club.test')).printed).toBe(
      'There is no venue 7.\n',
    )
    const logged = await server.query<{ action: string }>(
      'select action from kernel_activity order by at, action',
      owner,
    )
    expect(logged.map(({ action }) => action)).toEqual([
      'system.venue.created',
      'system.admin.created',
      'system.admin.passwordReset',
      'system.admin.sessionsEnded',
      'system.admin.allSessionsEnded',
    ])
  })

  inFullRuns('removes the demo only with --yes, and leaves every row of other venues', async () => {
    const owner = await server.createPrepared()
    const command = await commandOn(owner)
    expect((await command('remove-demo', '--yes')).printed).toBe('This instance has no demo: nothing was removed.\n')
    await command('create', '--venue', 'Club del Lago', ...ana)
    const { kernel, close } = await server.open(owner)
    await fillDemo(kernel, openRandomPictures)
    // A second call finds the demo and adds nothing.
    await fillDemo(kernel, openRandomPictures)
    await close()
    const asked = await command('remove-demo')
    expect(asked).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/venue 3 'Hotel del Mar' \(\d+ rows\)[\s\S]*Nothing was removed/),
    })
    const rowsOfOthers = async () =>
      (await hashDatabase(owner)).tables.filter(
        ({ name, rows }) => rows > 0 && !['kernel_activity', 'kernel_secrets'].includes(name),
      )
    expect((await accountsIn(owner)).length).toBeGreaterThan(4)
    expect(await command('remove-demo', '--yes')).toMatchObject({ code: 0 })
    expect(await accountsIn(owner)).toEqual([{ venue: '1 Club del Lago', mail: 'ana@club.test', role: 'admin' }])
    expect((await rowsOfOthers()).map(({ name, rows }) => `${name} ${rows}`)).toEqual([
      'kernel_instance 1',
      'kernel_staff 1',
      'kernel_venues 1',
    ])
    const actions = await server.query('select action from kernel_activity order by at desc limit 1', owner)
    expect(actions).toEqual([{ action: 'system.demo.removed' }])
    await prepareDatabase(owner, { checkOnly: true })
  })

  test('if two commands create a venue of the same name at once, one succeeds', async () => {
    const owner = await server.createPrepared()
    const command = await commandOn(owner)
    const both = await Promise.all([ana, berta].map((account) => command('create', '--venue', 'Club', ...account)))
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect(await accountsIn(owner)).toHaveLength(1)
  })

  test('works beside a running server on the same data folder if the database has this version’s migrations', async () => {
    const beside = commandIn({ DATA_DIR: server.folder })
    const runBeside = () => beside('create', '--venue', 'Club', ...ana)
    expect((await runBeside()).printed).toMatch(/^The server that runs there is of another version: [^\n]+\n$/)
    await prepareDatabase(server.owner)
    expect((await runBeside()).printed).toContain("Venue 1 'Club' is open")
    expect(await accountsIn(server.owner)).toHaveLength(1)
  })
})
