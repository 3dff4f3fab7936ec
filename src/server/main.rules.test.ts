import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const staticImport = /^(?:import|export) (?!type )[^'"]*?from '([^']+)'/gms

/** The packages and files that a file loads before it runs. */
const loadedBy = (file: string, loaded = new Set<string>()) => {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    const target = specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier
    if (loaded.has(target)) continue
    loaded.add(target)
    if (specifier.startsWith('.')) loadedBy(target, loaded)
  }
  return [...loaded]
}

test('the entry file of the server starts PostgreSQL before it loads the contract, the routes and their libraries', () => {
  const loaded = loadedBy(path.join(import.meta.dirname, 'main.ts'))
  expect(loaded).toContain('pg')
  expect(loaded.filter((target) => /^(#contract|drizzle-orm|@orpc|hono)|\.(routes|table)\.ts$/.test(target))).toEqual(
    [],
  )
})
