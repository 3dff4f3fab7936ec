import { existsSync } from 'node:fs'
import path from 'node:path'

const above = (folder: string): string => {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('the project has no package.json')
  return above(parent)
}

/** The folder of the project, whether this runs from its sources or from what was built of them. */
export const projectFolder = above(import.meta.dirname)
