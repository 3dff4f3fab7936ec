import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries, linkLibraries } from './binaries.ts'

test('missing links to libraries are created, also when several apps do it at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'casaclub-binaries-'))
  const links = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
  ]
  await mkdir(join(folder, 'native/lib'), { recursive: true })
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
  await writeFile(join(folder, 'native/lib/libpq.so.5.18'), 'library')
  await Promise.all([linkLibraries(folder), linkLibraries(folder)])
  await linkLibraries(folder)
  for (const { target } of links) expect(await readFile(join(folder, target), 'utf8')).toBe('library')
  await rm(folder, { recursive: true })
})

test('the error for a platform without PostgreSQL binaries advises to set DATABASE_URL', async () => {
  await expect(findBinaries('plan9-mips')).rejects.toThrow(/plan9-mips.*DATABASE_URL/)
})
