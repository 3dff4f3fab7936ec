import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { applyMigrations, migrationsFolder, pendingMigrations, readMigrations } from '../kernel/db/migrations.ts'
import { missingProtectionStatements } from '../kernel/db/tableProtection.ts'

const folder = path.join(import.meta.dirname, 'fixtures')

/** The versions with rows of their own, oldest first. A version has the name of its newest migration. */
export const versions = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .map((file) => path.basename(file, '.sql'))
  .toSorted()

/** The ids in the fixtures: they are the same in every run, so that a fixture can refer to a row of an earlier one. */
const idFunction = `
  create function pg_temp.id(number int) returns uuid language sql immutable
  return ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid`

const connect = async <T>(owner: ClientConfig, work: (client: pg.Client) => Promise<T>) => {
  const client = new pg.Client(owner)
  await client.connect()
  return work(client).finally(() => client.end())
}

/**
 * Creates the tables of an older version and fills them, in an empty database or in one of a version before it. The
 * migrations run one by one, and each fixture adds its rows to the tables of its own version, so that later migrations
 * convert them as they convert a venue's.
 */
export const createVersion = (owner: ClientConfig, version: string, moreRows = '') =>
  connect(owner, async (client) => {
    await client.query(idFunction)
    const known = readMigrations(migrationsFolder)
    const newest = known.findIndex(({ name }) => name === version)
    if (newest < 0) throw new Error(`There is no migration ${version}.`)
    for (const migration of await pendingMigrations(client, known.slice(0, newest + 1))) {
      await applyMigrations(client, [migration])
      for (const statement of await missingProtectionStatements(client)) await client.query(statement)
      const rows = path.join(folder, `${migration.name}.sql`)
      if (existsSync(rows)) await client.query(readFileSync(rows, 'utf8'))
    }
    await client.query(moreRows)
  })

/**
 * Creates versions in increasing order. One database is brought from version to version and copied at each: to begin each
 * version with an empty database takes twice as long.
 */
export const growVersions = () => {
  const database = `versions_${randomUUID().replaceAll('-', '')}`
  let isCreated = false
  /** Replaces an empty database by a copy of the version. */
  return async (owner: ClientConfig, version: string) => {
    const administer = (statement: string) =>
      connect({ ...owner, database: 'postgres' }, (client) => client.query(statement))
    if (!isCreated) await administer(`create database ${database} template template0`)
    isCreated = true
    await createVersion({ ...owner, database }, version)
    await administer(`drop database ${owner.database}`)
    await administer(`create database ${owner.database} template ${database}`)
  }
}

type Row = Record<string, unknown>
export type RowsByTable = Map<string, Row[]>

/** All rows of a database, with every column. */
export const readRows = (owner: ClientConfig): Promise<RowsByTable> =>
  connect(owner, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    )
    const rows: RowsByTable = new Map()
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`)
      rows.set(
        name,
        found.rows.map(({ row }) => row),
      )
    }
    return rows
  })
