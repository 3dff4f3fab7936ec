// The import rules of ARCHITECTURE.md ('Suffixes', 'Who may import whom'). The lint step runs them over all TypeScript files.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const products = ['club', 'hotel', 'community', 'properties']
const anyProduct = `(?:${products.join('|')})`

interface ImportRule {
  /** The importing files, by their path in the project. */
  files: RegExp
  /** The forbidden imports: a path in the project such as src/web/pages.ts, or the name of a package. */
  imports: RegExp
  /** An exception to the rule. `specifier` is the import as the file writes it. */
  unless?: (file: string, target: string, specifier: string) => boolean
  message: string
}

/** The first rule that forbids an import is the one that is reported. */
const rules: ImportRule[] = [
  {
    files: /^src\/contract\//,
    imports: /^(?:src\/server|src\/web|demo)\//,
    message: 'Server and web both import the contract, so the contract imports neither of them.',
  },
  {
    files: /^src\/contract\//,
    imports: /^(?!src\/contract\/|zod$|@orpc\/contract$)/,
    unless: isTest,
    message: 'The contract imports only zod, @orpc/contract and its own files: the browser loads parts of it.',
  },
  {
    files: RegExp(`^src/server/(?:kernel|${anyProduct})/`),
    imports: /^(?:src\/web|demo)\//,
    message: 'The server does not import the web or the demo: server and web share only the contract.',
  },
  {
    files: /^src\/web\//,
    imports: /^(?:src\/server|demo)\//,
    message: 'The web does not import the server or the demo: server and web share only the contract.',
  },
  {
    files: RegExp(`^src/web/(?:kernel|${anyProduct})/`),
    imports: /^src\/web\/[^/]+$/,
    unless: isTest,
    message:
      'The files directly in src/web import the kernel and every product, so kernel and products do not import them. Receive the value as a property or an argument.',
  },
  {
    files: /^src\/\w+\/kernel\//,
    imports: RegExp(`^src/\\w+/${anyProduct}/`),
    message: 'The kernel does not import a product. Let the product pass the value to the kernel.',
  },
  {
    files: RegExp(`^src/\\w+/${anyProduct}/`),
    imports: RegExp(`^src/\\w+/${anyProduct}/`),
    unless: isSameProduct,
    message: 'A product does not import another product. Move the code that both need to the kernel.',
  },
  {
    files: RegExp(`^src/(?:server|web)/${anyProduct}/`),
    imports: /^src\//,
    unless: (file, target, specifier) => specifier.startsWith('#') || isSameProduct(file, target),
    message: "An import from outside the product is written with its full name, such as '#server/kernel/door.ts'.",
  },
  {
    files: /./,
    imports: /\.routes\.ts$/,
    unless: (file, target) =>
      /^src\/server\/(?:router|\w+\/routes)\.ts$/.test(file) ||
      (/\.routes\.ts$/.test(file) && isSameFolder(file, target)),
    message:
      "Only src/server/router.ts, a product's routes.ts and a .routes file in the same folder import a .routes file. Other code uses the feature's .queries and .rules.",
  },
  {
    files: RegExp(`^src/server/${anyProduct}/`),
    imports: /^(?:pg$|drizzle-orm\/node-postgres)/,
    message: 'Only the kernel opens database connections. A handler uses the transaction that the door gives it.',
  },
  {
    files: /^src\/(?:contract|server)\/.*\.rules\.ts$/,
    imports: /^(?:drizzle-orm|pg$)|\/db\/(?:database|verbs)\.ts$|\.queries\.ts$/,
    message: 'A .rules file contains pure functions that receive rows as arguments. Write the SQL in a .queries file.',
  },
  {
    files: /^src\/(?:contract|server)\/.*\.table\.ts$/,
    imports: /^pg$|\/db\/(?:database|verbs)\.ts$|\.queries\.ts$/,
    message: 'A .table file declares columns, keys and policies. Write the SQL in a .queries file.',
  },
  {
    files: /^src\/(?:contract|server)\//,
    imports: /\.(?:test|testkit)\.tsx?$/,
    unless: isTest,
    message: 'Only tests import .test and .testkit files.',
  },
  {
    files: /\.limits\.ts$/,
    imports: /^(?!.*\.limits\.ts$)/,
    message: 'A .limits file imports only other .limits files: every screen may load it, without the schema library.',
  },
  {
    files: /./,
    imports: /^(?:src|bench|demo|drawings|e2e|scripts)\/(?!.*\.(?:tsx?|mjs|css|json)(?:\?\w+)?$)/,
    message: 'An import of a file ends with its extension: Node runs the sources as they are and does not guess it.',
  },
]

function isTest(file: string) {
  return /\.(?:test|testkit)\.tsx?$/.test(file)
}

function isSameProduct(file: string, target: string) {
  return file.split('/')[2] === target.split('/')[2]
}

function isSameFolder(file: string, target: string) {
  return path.posix.dirname(file) === path.posix.dirname(target)
}

/** The imported file's path in the project, or the package's name. */
function resolveImport(file: string, specifier: string) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return specifier.replace(/^#(contract|server|web)\//, 'src/$1/').replace(/^#demo\//, 'demo/')
}

/** The message of the rule that forbids this import; undefined if it is allowed. */
export function checkImport(file: string, specifier: string) {
  const target = resolveImport(file, specifier)
  const broken = rules.find(
    ({ files, imports, unless }) => files.test(file) && imports.test(target) && !unless?.(file, target, specifier),
  )
  return broken?.message
}

interface Import {
  line: number
  specifier: string
  isDynamic: boolean
}

/** The imports of a module in every form: static, re-exported, dynamic, and those of types. */
export function findImports(file: string, code: string): Import[] {
  const { staticImports, staticExports } = parseSync(file, code).module
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)].flatMap(
    ({ moduleRequest }) => moduleRequest ?? [],
  )
  // The parser's list of dynamic imports leaves out types such as import('./bags.ts').Bag.
  const calls = code.matchAll(/\bimport\(\s*(['"])(.+?)\1/g)
  return [
    ...requests.map(({ start, value }) => ({ start, specifier: value, isDynamic: false })),
    ...Array.from(calls, ({ index, 2: specifier = '' }) => ({ start: index, specifier, isDynamic: true })),
  ].map(({ start, ...found }) => ({ line: code.slice(0, start).split('\n').length, ...found }))
}

/** Paths of files that import each other in a circle, at least one for each group of such files. */
function findCycles(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = []
  const finished = new Set<string>()
  const visit = (file: string, importers: string[]) => {
    const start = importers.indexOf(file)
    if (start >= 0) cycles.push([...importers.slice(start), file])
    else if (!finished.has(file)) {
      for (const target of targets.get(file) ?? []) visit(target, [...importers, file])
      finished.add(file)
    }
  }
  for (const file of targets.keys()) visit(file, [])
  return cycles
}

/** One line for each forbidden import (file and line, the import, the rule's message) and one for each import cycle. */
export function findForbiddenImports(root: string): string[] {
  const files = globSync('{src,bench,demo,drawings,e2e,scripts}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
  const imports = files.map((file) => [file, findImports(file, readFileSync(path.join(root, file), 'utf8'))] as const)
  const forbidden = imports.flatMap(([file, found]) =>
    found.flatMap(({ line, specifier }) => {
      const message = checkImport(file, specifier)
      return message ? `${file}:${line} imports '${specifier}'. ${message}` : []
    }),
  )
  const targets = imports.map(([file, found]) => {
    const requested = found.filter(({ isDynamic }) => !isDynamic)
    return [file, requested.map(({ specifier }) => resolveImport(file, specifier))] as const
  })
  const cycles = findCycles(new Map(targets)).map(
    (cycle) => `${cycle.join(' imports ')}. Imports must not form a cycle.`,
  )
  return [...forbidden, ...cycles]
}
