import { existsSync } from 'node:fs'
import path from 'node:path'

const findRoot = (folder: string): string => {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('the project has no package.json')
  return findRoot(parent)
}

/** The project's root folder, both for the sources and for the built server in dist/. */
export const projectFolder = findRoot(import.meta.dirname)
