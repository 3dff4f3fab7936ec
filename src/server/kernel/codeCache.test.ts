import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openCodeCache } from './codeCache.ts'

const { cache: loaded } = createRequire(import.meta.url)
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'code-cache-')))
afterAll(() => rmSync(folder, { recursive: true }))

const module = path.join(folder, 'module.cjs')
const stored = path.join(folder, 'module.cjs.functions')
const write = (result: string) =>
  writeFileSync(module, `const { part } = require('./part.cjs')\nexports.run = () => part() + '${result}'`)
beforeEach(() => {
  rmSync(stored, { force: true })
  writeFileSync(path.join(folder, 'part.cjs'), `exports.part = () => require('node:path').sep`)
  write('one')
})

/** Loads the module as one process does, calls its function and stores what was compiled. */
const runOnce = (cacheFolder = folder) => {
  for (const name of Object.keys(loaded)) if (name.startsWith(folder)) delete loaded[name]
  const cache = openCodeCache(cacheFolder)
  const { run } = cache.load(module) as { run: () => string }
  const result = run()
  cache.save()
  return result
}

test('the functions that a module has called are stored once and used by the next process', () => {
  expect(runOnce()).toBe('/one')
  const first = readFileSync(stored)
  expect(first.includes('part')).toBe(true)
  expect(runOnce()).toBe('/one')
  expect(readFileSync(stored)).toEqual(first)
})

test('a module is loaded once, and errors name its file and line', () => {
  const cache = openCodeCache(folder)
  expect(cache.load(module)).toBe(cache.load(module))
  writeFileSync(path.join(folder, 'failing.cjs'), `\n\nthrow new Error('failed')`)
  const failing = () => cache.load(path.join(folder, 'failing.cjs'))
  expect(failing).toThrow(expect.objectContaining({ stack: expect.stringContaining('failing.cjs:3:') }))
})

test('a module in a folder lazy is loaded by Node, has import(), and gets the same modules', async () => {
  mkdirSync(path.join(folder, 'lazy'))
  writeFileSync(path.join(folder, 'lazy/late.cjs'), `exports.run = () => [require('../part.cjs'), import('node:path')]`)
  writeFileSync(path.join(folder, 'importing.cjs'), `exports.late = () => require('./lazy/late.cjs')`)
  const cache = openCodeCache(folder)
  const { late } = cache.load(path.join(folder, 'importing.cjs')) as { late: () => { run: () => unknown[] } }
  const part = cache.load(path.join(folder, 'part.cjs'))
  const [samePart, imported] = late().run()
  expect(samePart).toBe(part)
  expect(await imported).toHaveProperty('sep', path.sep)
})

test('stored functions of an earlier source of the same length are not used', () => {
  runOnce()
  write('two')
  expect(runOnce()).toBe('/two')
  write('one')
  expect(runOnce()).toBe('/one')
})

test('a file of the cache that is cut off or changed is replaced', () => {
  runOnce()
  const intact = readFileSync(stored)
  const changed = Buffer.from(intact)
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100)
  for (const broken of [Buffer.alloc(0), intact.subarray(0, 100), changed]) {
    writeFileSync(stored, broken)
    expect(runOnce()).toBe('/one')
    expect(readFileSync(stored)).not.toEqual(broken)
  }
})

test('modules also run without a folder for the cache, and if it is not writable', () => {
  expect(runOnce(path.join(folder, 'missing'))).toBe('/one')
  expect(runOnce('')).toBe('/one')
  expect(readdirSync(folder).filter((name) => name.includes('.functions.'))).toEqual([])
})
