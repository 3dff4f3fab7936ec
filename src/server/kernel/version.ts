import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { projectFolder } from './project.ts'

const packageFile = readFileSync(path.join(projectFolder, 'package.json'), 'utf8')

/** The product's version in package.json. */
export const { version } = z.object({ version: z.string() }).parse(JSON.parse(packageFile))
