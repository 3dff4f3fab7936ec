import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { contract } from '#contract/contract.ts'
import { sampleInputs } from './samples.ts'

const inputFor = sampleInputs(contract)
const serverFolder = path.join(import.meta.dirname, '..')
const singular = (words: string) =>
  words
    .toLowerCase()
    .replace(/ies$|y$/, 'ie')
    .replace(/s$/, '')
/** Whether a field names a picture. */
export const isPicture = (field: string) => /^(photo|logo|background|cover\w*)Id$/.test(field)

/**
 * Number of ids of another venue that are tried from each table, and number of tables of other features that are tried
 * besides those of the endpoint's feature.
 */
const { ofEachTable, otherTables } = process.env.LONG
  ? { ofEachTable: 4, otherTables: Number.POSITIVE_INFINITY }
  : { ofEachTable: 1, otherTables: 1 }
const seed = 20261115
const someOf = <T>(list: readonly T[], count: number) => {
  const length = Math.min(count, list.length)
  return (
    fc.sample(fc.shuffledSubarray([...list], { minLength: length, maxLength: length }), { seed, numRuns: 1 })[0] ?? []
  )
}

/** Names of the tables that the folder of a feature declares: 'hotel/menus' also declares products. */
const tablesOfFolder = (folder: string) =>
  globSync('*.table.ts', { cwd: path.join(serverFolder, folder) }).flatMap((file) =>
    Array.from(
      readFileSync(path.join(serverFolder, folder, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g),
      ([, table = '']) => table,
    ),
  )

/** Inputs of an endpoint that name ids of another venue, so that each field once gets an id of each fitting table. */
export const foreignInputs = (endpoint: string, ids: ReadonlyMap<string, string[]>) => {
  const [product = '', feature = ''] = endpoint.split('.')
  const tables = [...ids.keys()]
  const declared = tablesOfFolder(`${product}/${feature}`)
  const isOwn = (table: string) => declared.includes(table) || table.startsWith(`${product}_${singular(feature)}`)
  const own = tables.filter(isOwn)
  const others = tables.filter((table) => !isOwn(table))
  const sampled = new Map<string, string[]>()
  /** Ids of another venue to try in a field: of bags for 'idBag', of files for 'photoId', of the feature's tables for 'id'. */
  const candidatesFor = (field: string) => {
    const thing = singular(field.replace(/^id(?=[A-Z])|Ids?$/g, ''))
    const name = isPicture(field) ? 'file' : thing
    const named = tables.filter((table) => name.length > 2 && table.includes(`_${name}`))
    const fitting = named.length > 0 ? named : [...own, ...someOf(others, otherTables)]
    const found = sampled.get(field) ?? fitting.flatMap((table) => (ids.get(table) ?? []).slice(0, ofEachTable))
    sampled.set(field, found)
    return found
  }
  const inputAt = (turn: number) => {
    let next = turn
    return inputFor(endpoint, (field) => {
      const candidates = candidatesFor(field)
      return candidates[next++ % candidates.length] ?? ''
    })
  }
  const first = inputAt(0)
  const turns = Math.max(1, ...[...sampled.values()].map(({ length }) => length))
  return [first, ...Array.from({ length: turns - 1 }, (_, n) => inputAt(n + 1))]
}
