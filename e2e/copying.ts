import { existsSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'

const original = 1
/** Tables that the copy of a venue leaves out, because their rows belong to a moment: sessions, queued mails, links. */
const fleeting = ['kernel_sessions', 'kernel_mails', 'kernel_password_resets']

const tables = `
  select c.relname as name, array_agg(quote_ident(a.attname)) filter (where a.attname <> 'venue_id') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
  group by c.oid having bool_or(a.attname = 'venue_id') order by 1`

/** Sign-in looks mail addresses up in all venues, so staff get a different address in each copy. */
export const mailIn = (venueId: number, mail: string) => mail.replace(/@.*/, `@venue${venueId}.test`)

/**
 * Creates a venue as a copy of the demo's first venue, row by row and with the same ids, so that demo rows of a new feature
 * are copied without further code. Picture files are shared; every upload has its own id.
 */
export const copyVenue = async (owner: Client, dataDir: string): Promise<number> => {
  const { rows: opened } = await owner.query<{ id: number }>(
    `update kernel_instance set value = (value::int + 1)::text where name = 'last venue' returning value::int as id`,
  )
  const id = opened[0]?.id ?? 0
  const { rows } = await owner.query<{ name: string; columns: string[] }>(tables, [fleeting])
  // Triggers and foreign-key checks are disabled during the copy.
  await owner.query('begin isolation level repeatable read; set local session_replication_role = replica')
  for (const { name, columns } of rows)
    await owner.query(
      `insert into ${name} (venue_id, ${columns}) select ${id}, ${columns} from ${name} where venue_id = ${original}`,
    )
  await owner.query(
    `update kernel_staff set mail = regexp_replace(mail, '@.*', '@venue${id}.test') where venue_id = ${id}`,
  )
  await owner.query('commit')
  for (const part of ['', 'private']) {
    const folder = path.join(dataDir, 'files', part)
    if (existsSync(path.join(folder, `${original}`))) symlinkSync(`${original}`, path.join(folder, `${id}`))
  }
  return id
}
