import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Copies a migrations folder and adds or replaces the migrations of `texts`; removed when the test ends. */
export const createMigrationsFolder = async (folder: string, texts: Record<string, string>) => {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'casaclub-migrations-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  await cp(folder, copy, { recursive: true })
  const journalFile = path.join(copy, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  for (const [tag, text] of Object.entries(texts)) {
    await writeFile(path.join(copy, `${tag}.sql`), text)
    const known = journal.entries.some((entry: { tag: string }) => entry.tag === tag)
    if (!known) journal.entries.push({ ...journal.entries.at(-1), tag, when: journal.entries.at(-1).when + 1 })
  }
  await writeFile(journalFile, JSON.stringify(journal))
  return copy
}
