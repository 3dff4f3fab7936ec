import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** The migrations of a version that never was: those of a folder, with some changed and some added. */
export const folderWith = async (folder: string, texts: Record<string, string>) => {
  const made = await mkdtemp(path.join(os.tmpdir(), 'casaclub-migrations-'))
  onTestFinished(() => rm(made, { recursive: true }))
  await cp(folder, made, { recursive: true })
  const journalFile = path.join(made, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  for (const [tag, text] of Object.entries(texts)) {
    await writeFile(path.join(made, `${tag}.sql`), text)
    const known = journal.entries.some((entry: { tag: string }) => entry.tag === tag)
    if (!known) journal.entries.push({ ...journal.entries.at(-1), tag, when: journal.entries.at(-1).when + 1 })
  }
  await writeFile(journalFile, JSON.stringify(journal))
  return made
}
