import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
/** Created by a build, a start or a test run. */
const generatedFolders = new Set(['node_modules', 'dist', 'data', 'test-results'])

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (!entry.isDirectory()) return [file]
    return generatedFolders.has(file) || entry.name.startsWith('.') ? [] : filesIn(file)
  })

const projectFiles = filesIn('')
const documents = projectFiles.filter((file) => file.endsWith('.md'))
const sources = projectFiles.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const texts = new Map<string, string>()
const read = (file: string) => {
  const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  texts.set(file, text)
  return text
}

/** Files and folders, each also under every shorter form of its path: 'src/web/App.tsx', 'web/App.tsx', 'App.tsx'. */
const known = new Set<string>()
for (const file of projectFiles)
  for (let end = file.length; end > 0; end = file.lastIndexOf('/', end - 1)) {
    const steps = file.slice(0, end).split('/')
    for (const [start] of steps.entries()) known.add(steps.slice(start).join('/'))
  }

const isGenerated = (mention: string) => generatedFolders.has(mention.split('/')[0] ?? '')

const extension = /\.(tsx?|mjs|md|json|css|txt|grit|sql|webp|html)$/
const rootFolders = /^(src|docs|scripts|bench|e2e|demo|drawings|migrations|contract|server|web)\//
const pathLike = /^[\w.*<>{},…-]+(\/[\w.*<>{},…-]+)*\/?$/

const isSlashed = (word: string) => word.includes('/') && (extension.test(word) || rootFolders.test(word))

const isPathMention = (word: string) => pathLike.test(word) && (extension.test(word) || isSlashed(word))

/** 'posts.{routes,table}.ts' names two files. */
const expanded = (mention: string): string[] => {
  const [all, choices] = /\{([^}]*)\}/.exec(mention) ?? []
  return all ? (choices ?? '').split(',').flatMap((choice) => expanded(mention.replace(all, choice))) : [mention]
}

/** '*' and '<product>' stand for any name. */
const matchesKnown = (mention: string) => {
  const bare = mention.replace(/\/$/, '')
  if (known.has(bare)) return true
  if (!/[*<…]/.test(bare)) return false
  const escaped = bare.replaceAll(/[.+]/g, '\\$&').replaceAll(/<\w+>|\*+|…/g, '[^/]*')
  const pattern = new RegExp(`^${escaped}$`)
  return [...known].some((one) => pattern.test(one))
}

/** A decision is also named by its number: 'docs/decisions/0014'. */
const decisionNumbers = new Set(projectFiles.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []))
const namesDecision = (mention: string) => decisionNumbers.has(/^docs\/decisions\/(\d{4})$/.exec(mention)?.[1] ?? '')

/** Renamed or moved files mostly keep their base name or their folder. */
const suggestion = (mention: string) => {
  const base = path.posix.basename(mention)
  const moved = projectFiles.filter((file) => path.posix.basename(file) === base)
  return moved.length > 0 ? ` (now ${moved.join(' or ')}?)` : ''
}

const lineMentions = (line: string) => {
  const code = [...line.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) => text.split(/[\s()]+/))
  const prose = line.replaceAll(/`[^`]*`|\]\([^)]*\)|https?:\S+/g, ' ').split(/[\s()'",;]+/)
  const inCode = code.filter(isPathMention)
  const inProse = prose
    .map((word) => word.replace(/[.:]+$/, ''))
    .filter((word) => pathLike.test(word) && isSlashed(word))
  return [...inCode, ...inProse].filter((word) => !word.startsWith('.') || word.startsWith('./'))
}

const linkTargets = (line: string) =>
  [...line.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

/** Runs a check on every line of these files and returns the problems as 'document:line: message'. */
const problemsIn = (among: readonly string[], find: (line: string, file: string) => string[]) =>
  among.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, i) => find(line, file).map((problem) => `${file}:${i + 1}: ${problem}`)),
  )

const expectNoProblems = (problems: readonly string[], advice: string) => {
  if (problems.length > 0) expect.fail(`${advice}\n\n${problems.join('\n')}\n`)
}

test('every path that a document mentions exists', () => {
  const missing = problemsIn(documents, (line, document) => {
    const links = linkTargets(line).filter((target) => {
      const linked = path.posix.join(path.posix.dirname(document), target).replace(/\/$/, '')
      return !known.has(linked) || !projectFiles.some((file) => file === linked || file.startsWith(`${linked}/`))
    })
    const mentions = lineMentions(line)
      .flatMap(expanded)
      .filter((mention) => !isGenerated(mention) && !namesDecision(mention) && !matchesKnown(mention))
    return [...links, ...mentions].map((mention) => mention + suggestion(mention))
  })
  expectNoProblems(
    missing,
    `${missing.length} paths in documents do not exist: correct the document or restore the file.`,
  )
})

test('every decision number in a document or comment has a file, and the index lists every decision', () => {
  const unknown = (line: string) =>
    [...line.matchAll(/(?<!migration |[\w.,/#-])(00\d\d)(?![\w,.]\d|\d)/g)]
      .map(([, number = '']) => number)
      .filter((number) => !decisionNumbers.has(number))
  const withoutFile = problemsIn(
    documents.filter((file) => file !== 'docs/decisions/README.md'),
    unknown,
  )
  const citing = sources.filter((file) => read(file).includes('decisions/'))
  const inComments = problemsIn(citing, (line) =>
    [...line.matchAll(/decisions\/(\d{4})/g)]
      .map(([, number = '']) => number)
      .filter((number) => !decisionNumbers.has(number)),
  )
  const index = read('docs/decisions/README.md')
  const unlisted = projectFiles
    .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    .flatMap((file) => {
      const [, number, title] = /^# (\d{4}) · (.+)$/m.exec(read(file)) ?? []
      const [, status] = /^Status: (.+)$/m.exec(read(file)) ?? []
      const row = `| [${number}](${path.posix.basename(file)}) | ${title} | ${status} |`
      return index.includes(row) ? [] : [`docs/decisions/README.md: lacks ${row}`]
    })
  expectNoProblems([...withoutFile, ...inComments, ...unlisted], 'Decisions that do not exist or are not in the index:')
})

/** Names of other software, of cookies (built from the session kind) and of an example. */
const foreignNames = new Set([
  ...['BrowserRouter', 'ILIKE', 'Router', 'entriesAware', 'pg_dump', 'unaccent'],
  ...['casa_screen', 'casa_member', 'casa_guest', 'what_it_does'],
])

const isIdentifier = (word: string) => /[a-z][A-Z]|[a-z]_[a-z]|^[A-Z][a-z]/.test(word)
const identifiersIn = (line: string) =>
  [...line.matchAll(/`([^`]+)`/g)]
    .flatMap(([, text = '']) => text.split(/[\s(]+/))
    .filter((word) => !word.includes('-') && !isPathMention(word))
    .flatMap((text) => text.split(/[^\w$]+/))
    .filter((word) => isIdentifier(word) && !foreignNames.has(word))

/** Names of the feature that CONTRIBUTING.md adds as an example. */
const exampleNames = /lost|foundOn/i
const identifiersInExamples = (text: string) =>
  [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)]
    .flatMap(([, code = '']) => code.replaceAll(/'[^']*'/g, '').split(/[^\w$]+/))
    .filter((word) => isIdentifier(word) && !exampleNames.test(word))

/** Removes the words that occur in the code. */
const removeKnown = (words: Set<string>) => {
  const code = projectFiles.filter((file) => /\.(tsx?|mjs|css|sql|txt)$|^package\.json$/.test(file))
  for (const file of code.filter((file) => !file.includes('/fixtures/') && !file.endsWith('documents.test.ts')))
    for (const word of words) if (read(file).includes(word)) words.delete(word)
  return words
}

test('every identifier in the example code of CONTRIBUTING occurs in the code', () => {
  expect([...removeKnown(new Set(identifiersInExamples(read('CONTRIBUTING.md'))))]).toEqual([])
})

test('every identifier that a document names occurs in the code', () => {
  const unknown = removeKnown(
    new Set(documents.flatMap((document) => read(document).split('\n').flatMap(identifiersIn))),
  )
  const problems = problemsIn(documents, (line) => identifiersIn(line).filter((word) => unknown.has(word)))
  expectNoProblems(
    problems,
    `${problems.length} identifiers in documents do not occur in the code: use the present names.`,
  )
})

test('code cites a promise by the name that docs/promises.md gives it, not by its number', () => {
  const names = new Map(
    [...read('docs/promises.md').matchAll(/^\| (\d+) \| `([\w-]+)` \|/gm)].map(([, no, name]) => [no, name]),
  )
  const numbered = problemsIn(sources, (line) =>
    [...line.matchAll(/\bpromises? (\d+)/gi)].map(([, no = '']) => `promise ${no} is '${names.get(no)}'`),
  )
  expectNoProblems(numbered, 'Promises cited by number:')
})
