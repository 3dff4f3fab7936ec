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
 * convert them as they convert a venue's. `beforeRows` runs before each fixture.
 */
export const createVersion = (
  owner: ClientConfig,
  version: string,
  { moreRows = '', beforeRows }: { moreRows?: string; beforeRows?: (client: pg.Client) => Promise<void> } = {},
) =>
  connect(owner, async (client) => {
    await client.query(idFunction)
    const known = readMigrations(migrationsFolder)
    const newest = known.findIndex(({ name }) => name === version)
    if (newest < 0) throw new Error(`There is no migration ${version}.`)
    for (const migration of await pendingMigrations(client, known.slice(0, newest + 1))) {
      await applyMigrations(client, [migration])
      for (const statement of await missingProtectionStatements(client)) await client.query(statement)
      const rows = path.join(folder, `${migration.name}.sql`)
      if (!existsSync(rows)) continue
      await beforeRows?.(client)
      await client.query(readFileSync(rows, 'utf8'))
    }
    await client.query(moreRows)
  })

type Row = Record<string, unknown>
export type RowsByTable = Map<string, Row[]>

/** All rows of a database, with every column. */
const rowsOf = async (client: pg.Client): Promise<RowsByTable> => {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const rows: RowsByTable = new Map(tables.rows.map(({ name }) => [name, []]))
  const ofEachTable = tables.rows.map(({ name }) => `select '${name}' as name, to_jsonb(t) as row from ${name} t`)
  const found = await client.query<{ name: string; row: Row }>(ofEachTable.join(' union all '))
  for (const { name, row } of found.rows) rows.get(name)?.push(row)
  return rows
}
export const readRows = (owner: ClientConfig) => connect(owner, rowsOf)

/**
 * Upgrades one database from version to version. At each version, `converted` has the rows of the version before after
 * this version's migrations, and `stored` those with this version's fixture. Versions in `kept` are copied for
 * `replace`.
 */
export const upgradeThroughVersions = async (owner: ClientConfig, kept: readonly string[]) => {
  const prefix = `versions_${randomUUID().replaceAll('-', '')}`
  const database = { ...owner, database: prefix }
  const copyOf = (version: string) => `${prefix}_${version.slice(0, 4)}`
  const administer = (...statements: string[]) =>
    connect({ ...owner, database: 'postgres' }, async (client) => {
      for (const statement of statements) await client.query(statement)
    })
  await administer(`create database ${prefix} template template0`)
  const steps: { version: string; converted: RowsByTable; stored: RowsByTable }[] = []
  for (const version of versions) {
    let converted: RowsByTable = new Map()
    const beforeRows = async (client: pg.Client) => {
      converted = await rowsOf(client)
    }
    await createVersion(database, version, { beforeRows })
    steps.push({ version, converted, stored: await readRows(database) })
    if (kept.includes(version)) await administer(`create database ${copyOf(version)} template ${prefix}`)
  }
  return {
    steps,
    /** Replaces an empty database by the copy of a version. */
    replace: (replaced: ClientConfig, version: string) =>
      administer(
        `drop database ${replaced.database}`,
        `create database ${replaced.database} template ${copyOf(version)}`,
      ),
  }
}
