import { chown, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { ask, newDataDir, readBack, start, usedDataDir, write } from './embedded.testkit.ts'
import { openToAll } from './privileges.ts'

// A normal user has nothing to drop, and macOS neither namespaces nor capabilities.
const rootOnLinux = process.getuid?.() === 0 && process.platform === 'linux'
const underRoot = test.skipIf(!rootOnLinux)
// Checked out where only root may enter, the programs can be run in a namespace only.
const projectOpen = await openToAll((await findBinaries()).postgres)
const underRootInTheOpen = test.skipIf(!rootOnLinux || !projectOpen)
const otherWays = projectOpen ? (['capability', 'plain'] as const) : []

underRoot.for(['namespace', ...otherWays] as const)('the server is not root by way of %s', async (way) => {
  const database = await start(await usedDataDir(), { rootWay: way })
  const answer = await write(database)
  expect(await readBack(database)).toBe(answer)
  const status = await readFile(`/proc/${database.pid}/status`, 'utf8')
  expect(status).toMatch(way === 'namespace' ? /^CapEff:\s+0+$/m : /^Uid:\s+65534/m)
})

underRootInTheOpen('a cluster made in one way opens in every other', async () => {
  const dataDir = await usedDataDir()
  let database = await start(dataDir, { rootWay: 'namespace' })
  const answer = await write(database)
  for (const way of ['capability', 'namespace', 'plain', 'namespace'] as const) {
    await database.stop()
    database = await start(dataDir, { rootWay: way })
    expect(await readBack(database)).toBe(answer)
  }
})

underRoot.for(['namespace', ...otherWays.slice(0, 1)] as const)(
  'a folder that only root may enter is no hindrance by way of %s',
  async (way) => {
    const parent = await newDataDir()
    await mkdir(parent, { mode: 0o700 })
    expect(await ask(await start(join(parent, 'data'), { rootWay: way }), 'select 1')).toBe(1)
  },
)

underRootInTheOpen(
  'in the home of a user, where a namespace cannot enter, root finds another way by itself',
  async () => {
    const home = await newDataDir()
    await mkdir(home, { mode: 0o700 })
    await chown(home, 12_345, 12_345)
    expect(await ask(await start(join(home, 'data')), 'select 1')).toBe(1)
  },
)
