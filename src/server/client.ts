import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contract } from '#contract/contract.ts'
import { defineCommand, runCommand, UsageError } from './command.ts'
import { keyDocument } from './kernel/integrations/keyDocument.ts'

const usage = `npm run client -- DIR
  Writes a typed client of the API into a folder, for programs that have an API key: the OpenAPI document of the
  endpoints that keys can call, and a package around openapi-fetch. 'npm install' in the folder creates the types.`

/** The types are created in the client's folder, because openapi-typescript needs TypeScript 5 and this project has 7. */
const manifest = {
  name: 'casa-club-client',
  version: '0.0.0',
  private: true,
  type: 'module',
  main: './index.js',
  types: './index.d.ts',
  scripts: {
    prepare:
      'openapi-typescript openapi.json -o schema.d.ts && tsc index.ts --declaration --strict --target es2022 --module nodenext --skipLibCheck',
  },
  dependencies: { 'openapi-fetch': '0.17.0' },
  devDependencies: { 'openapi-typescript': '7.13.0', typescript: '5.9.3' },
}

const source = `import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './schema.js'

export type { components, paths } from './schema.js'

export interface CasaClubOptions {
  /** Origin of the instance, such as https://club.example. */
  origin: string
  /** An API key of the venue: casa_1.… */
  key: string
}

/** Reads are GET with the input in \`params.query\`, writes are POST with the input in \`body\`. */
export const openCasaClub = ({ origin, key }: CasaClubOptions): Client<paths> =>
  createClient<paths>({ baseUrl: new URL('/api', origin).href, headers: { authorization: \`Bearer \${key}\` } })
`

const clientCommand = defineCommand(usage, {}, async ({ positionals }, { output }) => {
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new UsageError('Name one folder.')
  const document = await keyDocument(contract)
  const files = {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'index.ts': source,
  }
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  output.log(`${folder}: a client of ${Object.keys(document.paths).length} endpoints. Run 'npm install' there.`)
})

await runCommand(clientCommand)
