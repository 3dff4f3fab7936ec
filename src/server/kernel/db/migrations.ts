import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { OperatorError } from '../operatorError.ts'
import { projectFolder } from '../project.ts'

export const migrationsFolder = path.join(projectFolder, 'migrations')

export interface Migration {
  name: string
  when: number
  text: string
  hash: string
}

interface Journal {
  entries: { tag: string; when: number }[]
}

/**
 * The program's migrations in order. The hash equals drizzle's, so that databases migrated by drizzle are recognised.
 */
export const readMigrations = (folder: string): Migration[] => {
  const journal: Journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'))
  return journal.entries.map(({ tag: name, when }) => {
    const text = readFileSync(path.join(folder, `${name}.sql`), 'utf8')
    return { name, when, text, hash: createHash('sha256').update(text).digest('hex') }
  })
}

const findAppliedHashes = async (client: pg.Client) => {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!rows[0]?.found) return []
  const applied = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  )
  return applied.rows.map(({ hash }) => hash)
}

/** The first migration whose file differs from the one that was applied; undefined if none does. */
export const firstChangedMigration = (applied: string[], known: Migration[]) =>
  known.find(({ hash }, n) => n < applied.length && hash !== applied[n])

/**
 * The migrations that are not applied yet. Throws if the database has migrations that the program does not have, or has with
 * another text.
 */
export const pendingMigrations = async (client: pg.Client, known: Migration[]): Promise<Migration[]> => {
  const applied = await findAppliedHashes(client)
  const other = firstChangedMigration(applied, known)
  if (other)
    throw new OperatorError(
      `The database was made with another ${other.name} than this program has, so its tables are not as they should be: start the version that made it, or begin with an empty DATA_DIR or database.`,
    )
  if (applied.length > known.length)
    throw new OperatorError(
      `The database belongs to a newer version (it has ${applied.length} migrations, this program knows ${known.length}): start that version, or a later one.`,
    )
  return known.slice(applied.length)
}

const table = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

export const applyMigrations = async (client: pg.Client, pending: Migration[]) => {
  if (pending.length > 0) await client.query(table)
  for (const { text, hash, when } of pending) {
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when])
  }
}
