import path from 'node:path'
import type { ClientConfig } from 'pg'
import { describe, expect, test } from 'vitest'
import { fillDemo } from '#demo/demo.ts'
import { createTestFolder, hashFiles, openRandomPictures } from './backup.testkit.ts'
import type { Command } from './command.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { startOwnDatabaseServer } from './kernel/db/own-server.testkit.ts'
import { tablesNotExported } from './kernel/venueExport/notExported.ts'

describe.skipIf(!process.env.LONG)('npm run export', () => {
  const server = startOwnDatabaseServer()

  /** Runs commands inside of this process, on one database with its own data folder. */
  const openInstance = async (owner: ClientConfig) => {
    const dataDir = await createTestFolder()
    const environment = { DATABASE_URL: server.urlOf(owner), DATA_DIR: dataDir }
    const run = async (command: Command, ...args: string[]) => {
      let printed = ''
      const print = (line: string) => {
        printed += `${line}\n`
      }
      return { code: await command(args, { environment, output: { log: print, error: print } }), printed }
    }
    return { run }
  }

  /** Rows of a venue in all exported tables, without the venue's number. */
  const rowsOfVenue = async (owner: ClientConfig, venueId: number) => {
    const tables = await server.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'venue_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
      owner,
    )
    const names = tables
      .map(({ name }) => name)
      .filter((name) => !(name in tablesNotExported) && name !== 'kernel_file_bytes')
    const contents: Record<string, string[]> = {}
    for (const name of names) {
      const rows = await server.query<{ row: string }>(
        `select replace((to_jsonb(t) - 'venue_id')::text, '"venue_id": ${venueId}', '"venue_id": 0') as row from ${name} t where venue_id = ${venueId} order by 1`,
        owner,
      )
      contents[name] = rows.map(({ row }) => row)
    }
    return contents
  }

  test('writes a venue that another instance imports with the same rows and pictures; secrets stay behind', async () => {
    const from = await server.createPrepared()
    const source = await server.open(from)
    await fillDemo(source.kernel, openRandomPictures).finally(source.close)
    const to = await server.create(`template ${from.database}`)
    const [old, other] = [await openInstance(from), await openInstance(to)]
    const untouched = await rowsOfVenue(to, 1)
    const [plain, complete] = [
      path.join(await createTestFolder(), 'plain'),
      path.join(await createTestFolder(), 'complete'),
    ]
    // The demo's pictures were stored in the server's own folder.
    const exported = async (folder: string, ...more: string[]) => {
      const environment = { DATABASE_URL: server.urlOf(from), DATA_DIR: server.folder }
      return exportCommand([folder, '--venue-id', '1', ...more], {
        environment,
        output: { log: () => {}, error: console.error },
      })
    }
    expect([await exported(plain), await exported(complete, '--passwords')]).toEqual([0, 0])

    expect(await other.run(importCommand, 'venue', complete)).toMatchObject({
      code: 0,
      printed: expect.stringContaining(`Venue 4 'Casa Club'`),
    })
    const [before, after] = [await rowsOfVenue(from, 1), await rowsOfVenue(to, 4)]
    expect(Object.values(after).flat().length).toBeGreaterThan(800)
    expect(after).toEqual(before)
    const pictures = async (owner: ClientConfig) =>
      server.query(
        `select count(*)::int as files, sum(length(bytes))::int as bytes from kernel_file_bytes where venue_id = 4`,
        owner,
      )
    const files = await hashFiles(path.join(complete, 'files'))
    expect(await pictures(to)).toMatchObject([{ files: files.length }])
    expect(await rowsOfVenue(to, 1)).toEqual(untouched)
    expect(await other.run(importCommand, 'venue', complete)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('venue 4 already'),
    })

    expect(await other.run(importCommand, 'venue', plain)).toMatchObject({ code: 0 })
    const hashes = await server.query(
      `select password_hash from kernel_staff where venue_id = 5 union select password_hash from community_accounts where venue_id = 5`,
      to,
    )
    expect(new Set(hashes.map(({ password_hash }) => password_hash || null))).toEqual(new Set([null]))
    expect(await old.run(exportCommand, plain, '--venue-id', '1')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('not empty'),
    })
    expect(await old.run(exportCommand, path.join(plain, 'x'), '--venue-id', '9')).toMatchObject({
      code: 1,
      printed: 'There is no venue 9.\n',
    })
  })
})
