import { existsSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'

const original = 1
/** What people leave behind by using a venue is no part of its copy. */
const fleeting = ['kernel_sessions', 'kernel_mails', 'kernel_password_resets']

const tables = `
  select c.relname as name, array_agg(quote_ident(a.attname)) filter (where a.attname <> 'venue_id') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
  group by c.oid having bool_or(a.attname = 'venue_id') order by 1`

/** Staff are looked up by mail in all venues at once: in each they have one of their own. */
export const mailIn = (venueId: number, mail: string) => mail.replace(/@.*/, `@venue${venueId}.test`)

/**
 * Opens a venue that has all that the demo's first one has, row by row and with the same ids: a product that has rows in
 * the demo has them here. Pictures are shared, as are bytes that come later: every upload has an id of its own.
 */
export const copyVenue = async (owner: Client, dataDir: string): Promise<number> => {
  const { rows: opened } = await owner.query<{ id: number }>(
    `update kernel_instance set value = (value::int + 1)::text where name = 'last venue' returning value::int as id`,
  )
  const id = opened[0]?.id ?? 0
  const { rows } = await owner.query<{ name: string; columns: string[] }>(tables, [fleeting])
  // The rows are as they were: nothing is counted or checked again.
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
