import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '../../testing/kit.ts'
import { hashPassword } from '../identity/passwords.ts'
import { projectFolder } from '../project.ts'
import { validConfiguration } from '../venues/venues.testkit.ts'
import { pruneActivity } from './activityPruning.ts'
import { fieldLabels } from './fields.text.ts'
import { isRecordedField } from './recordedChanges.ts'

const server = testServer()
const { activity, identity, users, venues } = api.kernel
const { messages, custody } = api.club

const newestOf = async (admin: { call: typeof server.visitor }) => (await admin.call(activity.list, {})).entries[0]

const video = { youtube: 'https://youtu.be/dQw4w9WgXcQ' }

test('an edited object shows who changed it, from where, and each field before and after', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const id = randomUUID()
  await admin.call(messages.create, { id, title: 'Torneo', ...video })
  const { version } = await admin.call(messages.one, { id })
  await admin.call(messages.update, { id, version, title: 'Torneo de otoño', ...video })
  const about = await admin.call(activity.about, { object: id })
  expect(about.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    'admin editó el mensaje «Torneo de otoño»',
    'admin creó el mensaje «Torneo»',
  ])
  expect(about[0]).toMatchObject({
    area: 'Mensajes',
    address: '127.0.0.1',
    refused: false,
    changes: [{ of: '', field: 'Título', before: 'Torneo', after: 'Torneo de otoño' }],
  })
  const neighbour = await (await server.openVenue()).as('admin')
  expect(await neighbour.call(activity.about, { object: id })).toEqual([])
})

test('settings and roles show their old and new values, and a code shows only that it changed', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const { staffId } = await venue.as('staff')
  const { version } = (await admin.call(users.list)).find(({ id }) => id === staffId) ?? { version: 0 }
  await admin.call(users.update, { id: staffId, version, name: 'staff', role: 'admin' })
  expect((await newestOf(admin))?.changes).toEqual([
    { of: '', field: 'Rol', before: 'personal', after: 'administrador' },
  ])
  await admin.call(custody.setCode, { code: '7391' })
  const code = await newestOf(admin)
  expect(code?.action).toBe('cambió el código de las bolsas')
  expect(code?.changes).toContainEqual({ of: '', field: 'Código', before: '–', after: '•••' })
  const good = validConfiguration((await admin.upload()).id)
  await admin.call(venues.update, good)
  await admin.call(venues.update, { ...good, version: 2, name: 'Club nuevo' })
  expect((await newestOf(admin))?.changes).toEqual([
    { of: '', field: 'Nombre', before: good.name, after: 'Club nuevo' },
  ])
  const stored = await server.kernel.database.inVenue(venue.venueId, 'read', (db) =>
    db.execute(sql`select changes::text as changes from kernel_activity where action = 'club.custody.setCode'`),
  )
  expect(JSON.stringify(stored.rows)).not.toMatch(/7391|argon2/)
})

test('the filters select by person, feature, action and day, and the export has the same rows', async () => {
  const venue = await server.openVenue()
  const [ana, second] = [await venue.as('admin'), await venue.as('admin')]
  await ana.call(messages.create, { id: randomUUID(), title: 'Primero', ...video })
  await second.call(messages.create, { id: randomUUID(), title: 'Segundo', ...video })
  const actions = async (filter: { person?: string; feature?: string; action?: string; until?: string }) =>
    (await ana.call(activity.list, filter)).entries.map(({ action }) => action)
  expect(await actions({ person: second.staffId })).toEqual(['creó el mensaje «Segundo»'])
  expect(await actions({ feature: 'club.messages' })).toHaveLength(2)
  expect(await actions({ action: 'club.messages.remove' })).toEqual([])
  expect(await actions({ until: '2020-01-01' })).toEqual([])
  const { csv } = await ana.call(activity.export, { person: second.staffId })
  expect(csv).toContain('creó el mensaje «Segundo»')
  expect(csv).not.toContain('Primero')
})

test('sign-ins, wrong passwords and wrong codes are in the log, each repeated refusal once', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  await admin.call(custody.setCode, { code: '7391' })
  const password = 'una contraseña larga'
  const [hash, id] = [await hashPassword(password), admin.staffId]
  await server.kernel.database.inVenue(venue.venueId, 'write', (db) =>
    db.execute(sql`update kernel_staff set password_hash = ${hash} where id = ${id}`),
  )
  for (const wrong of ['equivocada 1', 'equivocada 2'])
    await expect(server.visitor(identity.signIn, { mail: admin.mail, password: wrong })).rejects.toThrow()
  const attempt = { venue: venue.venueId, idBag: randomUUID(), code: '0000' }
  await expect(server.visitor(custody.open, attempt)).rejects.toThrow('wrong_code')
  await server.visitor(identity.signIn, { mail: admin.mail, password })
  const security = async () =>
    (await admin.call(activity.list, {})).entries
      .filter(({ area }) => area === 'Entradas' || area === 'Códigos')
      .map(({ actor, action, refused }) => `${actor} ${action}${refused ? ' (refused)' : ''}`)
      .sort()
  await expect
    .poll(security)
    .toEqual([
      'Alguien escribió un código equivocado (refused)',
      `Alguien intentó entrar con una contraseña equivocada como «${admin.mail}» (refused)`,
      'admin entró',
    ])
  const stored = await server.kernel.database.inVenue(venue.venueId, 'read', (db) =>
    db.execute(sql`select * from kernel_activity`),
  )
  expect(JSON.stringify(stored.rows)).not.toMatch(/equivocada \d|0000"|7391/)
})

test('a sign-in with an unknown mail is in the log with its first letter and a domain of the staff, and never as typed', async () => {
  const { venueId, as } = await server.openVenue()
  const admin = await as('admin')
  server.kernel.configuration = { ...server.kernel.configuration, communityVenue: venueId }
  const domain = admin.mail.split('@')[1]
  // Either of the first two is logged, because their network has one entry: both begin with the same letter.
  const attempts = [`nadie@${domain}`, `nunca@${domain}`, 'Cl4ve@secreta.com'].map((mail) => ({ mail, password: 'x' }))
  for (const [index, attempt] of attempts.entries())
    await expect(
      server.calling(undefined, { address: `10.9.${index >> 1}.1` })(identity.signIn, attempt),
    ).rejects.toMatchObject({ code: 'wrong_credentials' })
  const member = { venue: venueId, mail: `socia@${domain}`, password: 'x' }
  const stranger = server.calling(undefined, { address: '10.9.2.1' })
  for (let i = 0; i < 8; i++)
    await expect(stranger(api.community.members.signIn, member)).rejects.toMatchObject({ code: 'wrong_mail' })
  await expect(stranger(api.community.members.signIn, member)).rejects.toMatchObject({ code: 'too_many_tries' })
  const signedIn = server.calling(admin.cookie, { address: '10.9.3.1' })
  await expect(signedIn(identity.signIn, { mail: 'mi.clave@secreta.com', password: 'x' })).rejects.toThrow()
  const unknown = async () =>
    (await admin.call(activity.list, {})).entries
      .filter(({ refused }) => refused)
      .map(({ action, address }) => `${action} ${address}`)
      .sort()
  const sentence = 'intentó entrar con un mail que nadie tiene'
  await expect
    .poll(unknown)
    .toEqual([
      `hizo demasiados intentos de entrar «s…@${domain}» 10.9.2.1`,
      `${sentence} 10.9.1.1`,
      `${sentence} 10.9.3.1`,
      `${sentence} «n…@${domain}» 10.9.0.1`,
      `${sentence} «s…@${domain}» 10.9.2.1`,
    ])
  const { rows } = await server.kernel.database.inVenue(venueId, 'read', (db) =>
    db.execute('select * from kernel_activity'),
  )
  expect(JSON.stringify(rows)).not.toMatch(/nadie@|nunca@|socia@|secreta/)
})

test('entries are removed 13 months after they were made, and no earlier', async () => {
  const venue = await server.openVenue()
  const insert = (age: string) =>
    server.kernel.database.inVenue(venue.venueId, 'write', (db) =>
      db.execute(sql`insert into kernel_activity (venue_id, at, actor_kind, actor_name, address, device, action, feature,
        object_label, object_ids, changes) values (${venue.venueId}, now() - ${age}::interval, 'system', '', '', '',
        'system.backup.taken', 'system.backup', ${age}, '{}', '[]')`),
    )
  await insert('14 months')
  await insert('12 months')
  await pruneActivity(server.kernel)
  const admin = await venue.as('admin')
  const { entries } = await admin.call(activity.list, {})
  expect(entries.map(({ action }) => action)).toEqual(['guardó una copia de seguridad «12 months»'])
})

test('a write of the staff whose log entry fails is refused, and changes nothing', async () => {
  const venue = await server.openVenue()
  const admin = await venue.as('admin')
  const refuseEntries = `alter table kernel_activity add constraint no_entries check (venue_id <> ${venue.venueId})`
  await server.asOwner(refuseEntries)
  const create = () => admin.call(messages.create, { id: randomUUID(), title: 'Torneo', ...video })
  await expect(create()).rejects.toMatchObject({ status: 500 })
  await server.asOwner('alter table kernel_activity drop constraint no_entries')
  expect((await admin.call(messages.list, {})).length).toBe(0)
  await create()
  expect((await admin.call(messages.list, {})).length).toBe(1)
})

test('every column that the log can show has a Spanish name', async () => {
  /** Tables without a column `id` whose changes are logged: the settings of the venue, and the private fields of members. */
  const withoutId = ['kernel_venues', 'community_accounts']
  /** Tables whose rows no write of the staff records. */
  const isUnrecorded = (table: string) =>
    /^kernel_(?!staff|venues)|_push|_recoveries|_search|_order_|_withdrawals|_words$/.test(table)
  const unnamed: string[] = []
  for (const file of globSync('src/server/**/*.table.ts', { cwd: projectFolder }))
    for (const table of Object.values(await import(`${projectFolder}/${file}`))) {
      if (!is(table, PgTable) || isUnrecorded(getTableName(table))) continue
      const fields = Object.keys(getTableColumns(table))
      if (!fields.includes('id') && !withoutId.includes(getTableName(table))) continue
      unnamed.push(
        ...fields.filter((field) => isRecordedField(field) && !fieldLabels[field]).map((f) => `${file} ${f}`),
      )
    }
  expect(unnamed).toEqual([])
})
