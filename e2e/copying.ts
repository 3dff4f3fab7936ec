import { existsSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { hash } from '@node-rs/argon2'
import pg, { type Client } from 'pg'
import { venues } from '../demo/venues.ts'

const original = 1
/** Tables that the copy of a venue leaves out, because their rows belong to a moment: sessions, queued mails, links. */
const fleeting = ['kernel_sessions', 'kernel_mails', 'kernel_password_resets']

const tables = `
  select c.relname as name, array_agg(quote_ident(a.attname)) filter (where a.attname <> 'venue_id') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
  group by c.oid having bool_or(a.attname = 'venue_id') order by 1`

/** Passwords of the copied accounts by mail address. */
const passwords = [
  ...(venues[0]?.staff ?? []).map(({ mail, password }) => [mail, password]),
  ...['lider', 'socia'].map((name) => [`${name}@casaclub.test`, `demo-${name}-1`]),
]
/** A statement that stores these passwords with little hashing: a sign-in then takes 35 ms less CPU time. */
const storeCheapHashes = async (table: string, venueId: number) => {
  const rows = passwords.map(async ([mail = '', password = '']) => {
    const cheap = await hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })
    return `(${pg.escapeLiteral(mail)}, ${pg.escapeLiteral(cheap)})`
  })
  return `update ${table} set password_hash = cheap.hash from (values ${await Promise.all(rows)}) cheap (mail, hash)
    where venue_id = ${venueId} and ${table}.mail = cheap.mail`
}

/** The tables with their columns, read once per worker. */
let copied: Promise<{ rows: { name: string; columns: string[] }[] }> | undefined

/** Sign-in looks mail addresses up in all venues, so staff get a different address in each copy. */
export const mailInCopy = (venueId: number, mail: string) => mail.replace(/@.*/, `@venue${venueId}.test`)

/**
 * Creates a venue as a copy of the demo's first venue, row by row and with the same ids, so that demo rows of a new feature
 * are copied without further code. Picture files are shared; every upload has its own id.
 */
export const copyVenue = async (owner: Client, dataDir: string): Promise<number> => {
  const { rows: opened } = await owner.query<{ id: number }>(
    `update kernel_instance set value = (value::int + 1)::text where name = 'last venue' returning value::int as id`,
  )
  const id = opened[0]?.id ?? 0
  copied ??= owner.query<{ name: string; columns: string[] }>(tables, [fleeting])
  const { rows } = await copied
  const inserts = rows.map(
    ({ name, columns }) =>
      `insert into ${name} (venue_id, ${columns}) select ${id}, ${columns} from ${name} where venue_id = ${original}`,
  )
  await owner.query(
    [
      'begin isolation level repeatable read',
      // Triggers and foreign-key checks are disabled during the copy.
      'set local session_replication_role = replica',
      ...inserts,
      await storeCheapHashes('kernel_staff', id),
      await storeCheapHashes('community_accounts', id),
      `update kernel_staff set mail = regexp_replace(mail, '@.*', '@venue${id}.test') where venue_id = ${id}`,
      'commit',
    ].join(';'),
  )
  for (const part of ['', 'private']) {
    const folder = path.join(dataDir, 'files', part)
    if (existsSync(path.join(folder, `${original}`))) symlinkSync(`${original}`, path.join(folder, `${id}`))
  }
  return id
}
