import { chown, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import {
  newDataDir,
  queryValue,
  readStoredNumber,
  sharedDataDir,
  startDatabase,
  storeNumber,
} from './embedded.testkit.ts'
import { isAccessibleToAll } from './privileges.ts'

// Only root has privileges to drop, and macOS has neither namespaces nor capabilities.
const rootOnLinux = process.getuid?.() === 0 && process.platform === 'linux'
const testAsRoot = test.skipIf(!rootOnLinux)
// If only root may enter the project folder, only the workaround 'namespace' can run the binaries, because the others run as nobody.
const isProjectAccessible = await isAccessibleToAll((await findBinaries()).postgres)
const testAsRootInAccessibleProject = test.skipIf(!rootOnLinux || !isProjectAccessible)
/** Tests of data folders in unusual places. */
const inLongRuns = test.skipIf(!rootOnLinux || !process.env.LONG)
const otherWays = isProjectAccessible ? (['capability', 'plain'] as const) : []

testAsRoot.for(['namespace', ...otherWays] as const)(
  'started by root with workaround %s, the server runs without root rights',
  async (way) => {
    const database = await startDatabase(await sharedDataDir(), { rootWay: way })
    const value = await storeNumber(database)
    expect(await readStoredNumber(database)).toBe(value)
    const status = await readFile(`/proc/${database.pid}/status`, 'utf8')
    expect(status).toMatch(way === 'namespace' ? /^CapEff:\s+0+$/m : /^Uid:\s+65534/m)
  },
)

testAsRootInAccessibleProject(
  'a cluster created with one workaround for root starts with every other one',
  async () => {
    const dataDir = await sharedDataDir()
    let database = await startDatabase(dataDir, { rootWay: 'namespace' })
    const value = await storeNumber(database)
    for (const way of ['capability', 'namespace', 'plain', 'namespace'] as const) {
      await database.stop()
      database = await startDatabase(dataDir, { rootWay: way })
      expect(await readStoredNumber(database)).toBe(value)
    }
  },
)

inLongRuns.for(['namespace', ...otherWays.slice(0, 1)] as const)(
  'with workaround %s the server starts in a data folder that only root may enter',
  async (way) => {
    const parent = await newDataDir()
    await mkdir(parent, { mode: 0o700 })
    expect(await queryValue(await startDatabase(join(parent, 'data'), { rootWay: way }), 'select 1')).toBe(1)
  },
)

testAsRootInAccessibleProject(
  'in a home folder that a namespace cannot enter, another workaround for root is chosen automatically',
  async () => {
    const home = await newDataDir()
    await mkdir(home, { mode: 0o700 })
    await chown(home, 12_345, 12_345)
    expect(await queryValue(await startDatabase(join(home, 'data')), 'select 1')).toBe(1)
  },
)
