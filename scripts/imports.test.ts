import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkImport, findForbiddenImports, findImports } from './imports.ts'

const forbidden: [file: string, specifier: string, reason: string][] = [
  ['src/contract/club/bags.ts', '#server/kernel/door.ts', 'imports neither of them'],
  ['src/contract/club/bags.ts', 'drizzle-orm', 'only zod'],
  ['src/contract/club/bags.ts', '../hotel/orders.ts', 'does not import another product'],
  ['src/contract/kernel/values.ts', '../club/bags.ts', 'kernel does not import a product'],
  ['src/server/kernel/door.ts', '#server/club/bags/bags.table.ts', 'kernel does not import a product'],
  ['src/server/club/bags/bags.routes.ts', '#web/kernel/ui/Screen.tsx', 'share only the contract'],
  ['src/server/club/bags/bags.routes.ts', '#server/hotel/rooms/rooms.table.ts', 'does not import another product'],
  ['src/server/club/bags/bags.routes.ts', '../people/people.routes.ts', 'import a .routes file'],
  ['src/server/club/bags/bags.queries.ts', './bags.routes.ts', 'import a .routes file'],
  ['src/server/club/bags/bags.rules.ts', 'drizzle-orm', 'pure functions'],
  ['src/server/club/bags/bags.rules.ts', './bags.queries.ts', 'pure functions'],
  ['src/server/club/bags/bags.table.ts', '#server/kernel/db/database.ts', 'columns, keys and policies'],
  ['src/server/club/bags/bags.table.ts', '../people/people.queries.ts', 'columns, keys and policies'],
  ['src/server/club/bags/bags.queries.ts', '../club.testkit.ts', 'Only tests'],
  ['src/contract/club/bags.limits.ts', 'zod', 'only other .limits files'],
  ['src/contract/club/bags.limits.ts', './bags.ts', 'only other .limits files'],
  ['src/server/club/bags/bags.routes.ts', 'pg', 'Only the kernel opens database connections'],
  ['src/web/club/bags/BagsScreen.tsx', '#server/kernel/door.ts', 'share only the contract'],
  ['src/web/kernel/ui/Screen.tsx', '#web/club/bags/BagsScreen.tsx', 'kernel does not import a product'],
  ['src/web/kernel/shells/staff/Sidebar.tsx', '#contract/club/pages.ts', 'kernel does not import a product'],
  ['src/web/kernel/pages.ts', '../club/pages.ts', 'kernel does not import a product'],
  ['src/server/kernel/files/files.routes.ts', '../../hotel/menus/menus.table.ts', 'kernel does not import a product'],
  ['src/web/club/bags/BagsScreen.tsx', '#contract/hotel/pages.ts', 'does not import another product'],
  ['src/web/hotel/menus/MenuScreen.tsx', '#web/club/bags/BagsTable.tsx', 'does not import another product'],
  ['src/web/community/claims/ClaimsScreen.tsx', '#contract/properties/listings.ts', 'does not import another product'],
  ['src/contract/properties/listings.ts', '../club/bags.ts', 'does not import another product'],
  ['src/web/hotel/menus/MenuScreen.tsx', '../../kernel/ui/Screen.tsx', 'full name'],
  ['src/web/kernel/ui/Form.tsx', '#web/refusals.ts', 'directly in src/web'],
  ['src/web/club/bags/BagsScreen.tsx', '#web/pages.ts', 'directly in src/web'],
  ['src/contract/club/bags.ts', 'react', 'only zod'],
  ['src/contract/club/bags.ts', 'node:path', 'only zod'],
  ['src/contract/club/bags.ts', '../../server/app.ts', 'imports neither of them'],
  ['src/web/club/bags/BagsScreen.tsx', '#demo/demo.ts', 'share only the contract'],
  ['src/web/kernel/ui/Form.tsx', '../../refusals.ts', 'directly in src/web'],
  ['src/web/hotel/guest/order/OrderScreen.tsx', '../../../club/bags/BagsTable.tsx', 'does not import another product'],
  ['src/server/club/bags/bags.test.ts', './bags.routes.ts', 'import a .routes file'],
  ['src/server/app.ts', './club/bags/bags.routes.ts', 'import a .routes file'],
  ['src/server/club/bags/bags.routes.ts', 'drizzle-orm/node-postgres', 'Only the kernel opens database connections'],
  ['src/server/club/bags/bags.table.ts', 'pg', 'Only the kernel opens database connections'],
  ['src/server/kernel/venues/venues.table.ts', 'pg', 'columns, keys and policies'],
  ['src/server/club/bags/bags.routes.ts', '#demo/demo.ts', 'share only the contract'],
  ['src/web/club/bags/BagsScreen.tsx', './BagsTable', 'ends with its extension'],
  ['e2e/bags.journey.ts', './venue', 'ends with its extension'],
  ['src/server/club/bags/bags.queries.ts', './bags.rules', 'ends with its extension'],
]

test('each forbidden import is refused, with the message of its rule', () => {
  const missed = forbidden.filter(([file, specifier, reason]) => !checkImport(file, specifier)?.includes(reason))
  expect(missed).toEqual([])
})

const allowed: [file: string, specifier: string][] = [
  ['src/server/router.ts', './club/bags/bags.routes.ts'],
  ['src/server/hotel/routes.ts', './menus/menus.routes.ts'],
  ['src/server/hotel/menus/menus.routes.ts', './products.routes.ts'],
  ['src/server/club/bags/bags.routes.ts', '../people/people.table.ts'],
  ['src/server/club/bags/bags.queries.ts', '../people/people.queries.ts'],
  ['src/server/club/bags/bags.rules.ts', './bags.table.ts'],
  ['src/server/club/bags/bags.test.ts', '../club.testkit.ts'],
  ['src/contract/club/bags.limits.ts', './people.limits.ts'],
  ['src/server/club/bags/bags.routes.ts', '#server/kernel/door.ts'],
  ['src/server/club/bags/bags.routes.ts', '#contract/club/bags.ts'],
  ['src/web/club/bags/BagsScreen.tsx', '#web/kernel/ui/Screen.tsx'],
  ['src/web/hotel/guest/order/OrderScreen.tsx', '../../menus/MenuTable.tsx'],
  ['src/web/club/bags/BagsScreen.tsx', '#contract/club/pages.ts'],
  ['src/web/club/bags/BagsScreen.tsx', '#contract/kernel/pages.ts'],
  ['src/web/entries.ts', './club/entries.ts'],
  ['src/contract/detours.ts', './hotel/pages.guest.ts'],
  ['src/contract/kernel/pages.ts', '../api.ts'],
  ['src/web/club/bags/BagsScreen.tsx', './Bags.module.css'],
  ['src/web/kernel/ui/Icon.tsx', './icons.css?inline'],
]

test('imports that no rule forbids are allowed', () => {
  expect(allowed.filter(([file, specifier]) => checkImport(file, specifier))).toEqual([])
})

test('imports are found in every form that TypeScript has', () => {
  const code = [
    "import '1'",
    "import two, { three } from '2'",
    "import type { Three } from '3'",
    'export {',
    '  four,',
    "} from '4'",
    "export * from '5'",
    "export type { Six } from '6'",
    "const seven = () => import('7')",
    "type Eight = import('8').Eight",
    'const text = "import nothing from \'elsewhere\'"',
  ].join('\n')
  const found = findImports('module.ts', code).map(({ line, specifier }) => [specifier, line])
  expect(Object.fromEntries(found)).toEqual({ 1: 1, 2: 2, 3: 3, 4: 6, 5: 7, 6: 8, 7: 9, 8: 10 })
})

/** Creates a temporary folder with these files; it is deleted when the test has finished. */
const createProject = async (files: Record<string, string>) => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'casaclub-imports-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return root
}

test('a forbidden import is reported with its file, its line and the rule', async () => {
  const root = await createProject({
    'src/web/kernel/ui/Form.tsx': "import { useState } from 'react'\nimport { pages } from '#web/pages.ts'\n",
    'src/web/pages.ts': 'export const pages = {}\n',
  })
  expect(findForbiddenImports(root)).toEqual([
    expect.stringMatching(
      /^src\/web\/kernel\/ui\/Form\.tsx:2 imports '#web\/pages\.ts'\. The files directly in src\/web/,
    ),
  ])
})

test('a cycle of imports is reported with its files, including a cycle of types', async () => {
  const root = await createProject({
    'src/server/kernel/entry.ts': "import './here.ts'\n",
    'src/server/kernel/here.ts': "import type { There } from './there.ts'\n\nexport type Here = There[]\n",
    'src/server/kernel/there.ts': "import type { Here } from './here.ts'\n\nexport type There = Here | null\n",
    'src/web/page.ts': "export const load = () => import('./later.ts')\n",
    'src/web/later.ts': "export { load } from './page.ts'\n",
  })
  expect(findForbiddenImports(root)).toEqual([
    'src/server/kernel/here.ts imports src/server/kernel/there.ts imports src/server/kernel/here.ts. Imports must not form a cycle.',
  ])
})
