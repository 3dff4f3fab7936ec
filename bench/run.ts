// npm run bench: measures in turn, each part in its own process, and prints one table.
// npm run bench -- menu orders runs some parts; --large adds those that need minutes to fill a database.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Row } from './kit.ts'

const parts = ['calls', 'staff', 'live', 'orders', 'menu']
const largeParts = ['sizes']

const args = process.argv.slice(2)
const named = args.filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => ![...parts, ...largeParts].includes(name))
if (unknown.length > 0)
  throw new Error(`There is no part '${unknown[0]}'. The parts are ${[...parts, ...largeParts].join(', ')}.`)
const all = args.includes('--large') ? [...parts, ...largeParts] : parts
const selected = named.length > 0 ? named : all

const rows: Row[] = []
const failed: string[] = []
for (const part of selected) {
  process.stdout.write(`\n${part}\n`)
  const child = fork(path.join(import.meta.dirname, `${part}.ts`))
  child.on('message', (row: Row) => rows.push(row))
  const [code] = await once(child, 'exit')
  if (code !== 0) failed.push(part)
}

const cells = rows.map(({ work, baseline, measured, ratio, target }) => [
  work,
  baseline,
  measured,
  ratio === null ? '' : ratio.toFixed(ratio < 0.1 ? 3 : 2),
  target,
])
const table = [['work', 'baseline in the same run', 'measured', 'ratio', 'target'], Array(5).fill('---'), ...cells]
process.stdout.write(`\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`)
if (failed.length > 0) process.stdout.write(`\nNot within their targets, or not finished: ${failed.join(', ')}\n`)
process.exitCode = failed.length > 0 ? 1 : 0
