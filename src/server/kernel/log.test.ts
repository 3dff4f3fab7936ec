import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { testServer } from '#server/testing/kit.ts'
import { openLog, summarizeError } from './log.ts'

let written = ''
const log = openLog('trace', { write: (line) => (written += line) })
const server = testServer({ log })
beforeEach(() => {
  written = ''
})

/** The last logged error. */
const failure = () => {
  const lines = written.split('\n').filter((line) => line.includes('"level":50'))
  return JSON.parse(lines.at(-1) ?? '{}')
}
/** PostgreSQL’s own log file. */
const databaseLog = async () => {
  const client = new pg.Client(server.owner)
  await client.connect()
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  await client.end()
  return readFile(path.join(rows[0]?.folder ?? '', '../postgres.log'), 'utf8')
}

const person = {
  firstName: 'Leocadia',
  lastName: 'Quiroga',
  numberSocio: '775533',
  mail: 'leocadia@socios.test',
  phone: null,
  contactSince: null,
  // Looks like the frames of a stack trace.
  comments: 'Alergia\n    at Penicilina',
}
const personal = /Leocadia|Quiroga|775533|Alergia|Penicilina/i

/** Statements that PostgreSQL refuses: with a constraint that names the row, and with a message that quotes the value. */
const refusals = {
  '23514': `check (first_name <> 'Leocadia')`,
  '22P02': 'check (comments::integer > 0)',
}
test.each(Object.entries(refusals))(
  'a query that fails with %s is logged without what it carried',
  async (code, rule) => {
    const admin = await (await server.openVenue()).as('admin')
    await server.asOwner(`alter table club_people add constraint no_such_person ${rule} not valid`)
    const create = admin.call(api.club.people.create, { id: randomUUID(), ...person })
    await expect(create).rejects.toMatchObject({ status: 500 })
    await server.asOwner('alter table club_people drop constraint no_such_person')

    expect(failure()).toMatchObject({
      msg: 'request failed',
      requestId: expect.any(String),
      err: { type: 'DrizzleQueryError', sql: expect.stringContaining('insert into "club_people"'), cause: { code } },
    })
    expect(failure().err.stack).toContain('people.routes.ts')
    expect(written).not.toMatch(personal)
    expect(await databaseLog()).not.toMatch(personal)
  },
)

test('a mail that cannot be stored leaves no token in the log', async () => {
  const { mail } = await (await server.openVenue()).as('admin')
  await server.asOwner(`alter table kernel_mails add constraint no_mail check (body = '') not valid`)
  await expect(server.visitor(api.kernel.identity.recover, { mail })).rejects.toMatchObject({ status: 500 })
  await server.asOwner('alter table kernel_mails drop constraint no_mail')
  expect(failure().err.cause).toMatchObject({ code: '23514', constraint: 'no_mail', table: 'kernel_mails' })
  expect(written).not.toMatch(/token=|reset-password/)
  expect(written).not.toContain(mail)
  expect(await databaseLog()).not.toContain(mail)
})

test('an output that violates the contract is logged with the path of the field, not with its rows', async () => {
  const admin = await (await server.openVenue()).as('admin')
  const { id } = await admin.call(api.club.people.create, { id: randomUUID(), ...person })
  await server.asOwner(`update club_people set birthday = '0044-03-15 BC' where id = '${id}'`)
  await expect(admin.call(api.club.people.one, { id })).rejects.toMatchObject({ status: 500 })
  expect(failure().err).toMatchObject({ type: 'ValidationError', at: ['person.birthday'] })
  expect(written).not.toMatch(personal)
})

test('any thrown value is logged with its type, message and stack only, whichever way it is logged', () => {
  const refused = Object.assign(new Error('550 <leocadia@socios.test> unknown'), {
    responseCode: 550,
    code: 'EENVELOPE',
  })
  const failed = Object.assign(new Error('Failed query: select $1\nparams: Leocadia'), {
    query: 'select $1',
    params: ['Leocadia'],
  })
  const around = new Error('it did not work', { cause: failed })
  log.error(failed)
  log.error({ err: failed })
  log.warn({ error: around }, 'in other words')
  log.error({ err: refused }, 'mail')
  log.error({ err: 'Leocadia' }, 'a text')
  log.error({ err: { name: 'Leocadia' } }, 'a thing')
  expect(written).not.toMatch(personal)
  expect(written).toContain('it did not work')
  expect(written.match(/select \$1/g)).toHaveLength(3)
  expect([summarizeError(around), summarizeError(refused)]).toEqual([
    'Error it did not work: Error select $1',
    'Error 550 EENVELOPE',
  ])
})
