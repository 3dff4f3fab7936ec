import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let house: string

beforeAll(async () => {
  house = await mkdtemp(path.join(os.tmpdir(), 'casaclub-house-'))
  const rules = ['biome.json', 'biome.boundaries.grit', 'biome.suffixes.grit']
  for (const file of rules) await copyFile(file, path.join(house, file))
})
afterAll(() => rm(house, { recursive: true }))

const write = async (at: string, text: string) => {
  const file = path.join(house, at)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

const lint = (at: string) => {
  const args = [path.resolve('node_modules/.bin/biome'), 'lint', '--vcs-enabled=false', at]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' })
  return stdout + stderr
}

/** What the linter says of a file at this path that imports that module, in a house with our rules. */
const verdict = async (at: string, module: string) => {
  await write(at, `import { thing } from '${module}'\n\nexport const other = thing\n`)
  const said = lint(at).matchAll(/(?:noRestrictedImports|:\d+ plugin)[\s\S]*?× (.*)/g)
  return [...said].map(([, message]) => message).join('\n') || 'allowed'
}

const forbidden: [at: string, module: string, because: string][] = [
  ['src/contract/club/bags.ts', '#server/kernel/door.ts', 'neither of them'],
  ['src/contract/club/bags.ts', 'drizzle-orm', 'zod, the contract library and itself'],
  ['src/contract/club/bags.ts', '../hotel/orders.ts', 'never import each other'],
  ['src/contract/kernel/values.ts', '../club/bags.ts', 'knows no product'],
  ['src/server/kernel/door.ts', '#server/club/bags/bags.table.ts', 'knows no product'],
  ['src/server/club/bags/bags.routes.ts', '#web/kernel/ui/pages/Screen.tsx', 'meet in the contract'],
  ['src/server/club/bags/bags.routes.ts', '#server/hotel/rooms/rooms.table.ts', 'never import each other'],
  ['src/server/club/bags/bags.routes.ts', '../people/people.routes.ts', 'never its .routes'],
  ['src/server/club/bags/bags.queries.ts', './bags.routes.ts', 'behind the door'],
  ['src/server/club/bags/bags.rules.ts', 'drizzle-orm', 'Rules decide'],
  ['src/server/club/bags/bags.rules.ts', './bags.queries.ts', 'Rules decide'],
  ['src/server/club/bags/bags.table.ts', '#server/kernel/db/database.ts', 'columns, keys and policies'],
  ['src/server/club/bags/bags.table.ts', '../people/people.queries.ts', 'columns, keys and policies'],
  ['src/server/club/bags/bags.queries.ts', '../club.testkit.ts', 'stays with tests'],
  ['src/contract/club/bags.limits.ts', 'zod', 'plain values'],
  ['src/contract/club/bags.limits.ts', './bags.ts', 'plain values'],
  ['src/server/club/bags/bags.routes.ts', 'pg', 'Only the kernel opens connections'],
  ['src/web/club/bags/BagsScreen.tsx', '#server/kernel/door.ts', 'meet in the contract'],
  ['src/web/kernel/ui/pages/Screen.tsx', '#web/club/bags/BagsScreen.tsx', 'knows no product'],
  ['src/web/kernel/shells/staff/Sidebar.tsx', '#contract/club/pages.ts', 'knows no product'],
  ['src/web/kernel/pages.ts', '../club/pages.ts', 'knows no product'],
  ['src/server/kernel/files/files.routes.ts', '../../hotel/menus/menus.table.ts', 'knows no product'],
  ['src/web/club/bags/BagsScreen.tsx', '#contract/hotel/pages.ts', 'never import each other'],
  ['src/web/hotel/menus/MenuScreen.tsx', '#web/club/bags/BagsTable.tsx', 'never import each other'],
  ['src/web/community/claims/ClaimsScreen.tsx', '#contract/properties/listings.ts', 'never import each other'],
  ['src/contract/properties/listings.ts', '../club/bags.ts', 'never import each other'],
  ['src/web/hotel/menus/MenuScreen.tsx', '../../kernel/ui/pages/Screen.tsx', 'by its full name'],
  ['src/web/kernel/ui/forms/Form.tsx', '#web/refusals.ts', 'do not see everything'],
  ['src/web/club/bags/BagsScreen.tsx', '#web/pages.ts', 'do not see everything'],
  ['src/contract/club/bags.ts', 'react', 'zod, the contract library and itself'],
  ['src/server/club/bags/bags.routes.ts', '#demo/demo.ts', 'meet in the contract'],
]

test.each(forbidden)('%s may not import %s', async (at, module, because) => {
  expect(await verdict(at, module)).toContain(because)
})

const allowed: [at: string, module: string][] = [
  ['src/server/app.ts', './club/bags/bags.routes.ts'],
  ['src/server/hotel/menus/menus.routes.ts', './products.routes.ts'],
  ['src/server/club/bags/bags.routes.ts', '../people/people.table.ts'],
  ['src/server/club/bags/bags.queries.ts', '../people/people.queries.ts'],
  ['src/server/club/bags/bags.rules.ts', './bags.table.ts'],
  ['src/server/club/bags/bags.test.ts', '../club.testkit.ts'],
  ['src/contract/club/bags.limits.ts', './people.limits.ts'],
  ['src/server/club/bags/bags.routes.ts', '#server/kernel/door.ts'],
  ['src/server/club/bags/bags.routes.ts', '#contract/club/bags.ts'],
  ['src/web/club/bags/BagsScreen.tsx', '#web/kernel/ui/pages/Screen.tsx'],
  ['src/web/club/bags/BagsScreen.tsx', '#contract/club/pages.ts'],
  ['src/web/club/bags/BagsScreen.tsx', '#contract/kernel/pages.ts'],
  ['src/web/entries.ts', './club/entries.ts'],
  ['src/contract/detours.ts', './hotel/pages.guest.ts'],
  ['src/contract/kernel/pages.ts', '../api.ts'],
]

test.each(allowed)('%s may import %s', async (at, module) => {
  expect(await verdict(at, module)).toBe('allowed')
})

test('no imports go round in a circle, not even those of types', async () => {
  const [here, there] = ['src/server/kernel/here.ts', 'src/server/kernel/there.ts']
  await write(here, "import type { There } from './there.ts'\n\nexport type Here = There[]\n")
  await write(there, "import type { Here } from './here.ts'\n\nexport type There = Here | null\n")
  expect(lint(here)).toContain('lint/suspicious/noImportCycles')
})
