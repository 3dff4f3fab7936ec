import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'

const scripts = import.meta.dirname
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const person = { GIT_AUTHOR_NAME: 'Ana', GIT_AUTHOR_EMAIL: 'ana@club.test' }
const env = {
  ...process.env,
  ...person,
  GIT_COMMITTER_NAME: person.GIT_AUTHOR_NAME,
  GIT_COMMITTER_EMAIL: person.GIT_AUTHOR_EMAIL,
  GIT_CONFIG_GLOBAL: os.devNull,
}
const changelog = '# Changes\n\n## Unreleased\n\n- Members see their bookings.\n\n## 0.9.0 (2026-01-01)\n\n- First.\n'

/** A committed repository at version 0.9.0 whose tests end with the given code. */
const openRepository = ({ notes = changelog, testsEndWith = 0 } = {}) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'))
  folders.push(folder)
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim()
  for (const name of ['scripts', 'docs']) mkdirSync(path.join(folder, name))
  for (const file of ['release.mjs', 'processes.mjs'])
    cpSync(path.join(scripts, file), path.join(folder, 'scripts', file))
  const own = { name: 'club', version: '0.9.0', type: 'module', scripts: { test: `exit ${testsEndWith}` } }
  write('package.json', JSON.stringify(own))
  write('package-lock.json', JSON.stringify({ version: '0.9.0', packages: { '': { version: '0.9.0' } } }))
  write('CHANGELOG.md', notes)
  write('docs/releases.md', '# Releases\n\n## 1.2 (not released yet)\n')
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  const release = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    return { status, lines: stderr.trim().split('\n') }
  }
  return { write, read, git, release }
}

test('a release writes the version, moves the notes of CHANGELOG, commits, and tags with these notes', () => {
  const { read, git, release } = openRepository()
  expect(release('1.2.0').status).toBe(0)
  expect(JSON.parse(read('package.json')).version).toBe('1.2.0')
  expect(JSON.parse(read('package-lock.json'))).toEqual({ version: '1.2.0', packages: { '': { version: '1.2.0' } } })
  const released =
    /^# Changes\n\n## Unreleased\n\n## 1\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n- Members see their bookings\.\n\n## 0\.9\.0/
  expect(read('CHANGELOG.md')).toMatch(released)
  expect(read('docs/releases.md')).toMatch(/^## 1\.2 \(\d{4}-\d\d-\d\d\)$/m)
  expect([git('status', '--porcelain'), git('log', '-1', '--format=%s')]).toEqual(['', 'Release 1.2.0'])
  const notes = git('tag', '--list', '--format=%(contents)', 'v1.2.0')
  expect(notes.split('\n').filter(Boolean)).toEqual(['Casa Club 1.2.0', '- Members see their bookings.'])
})

test('a wrong version, a changed tree, empty notes or failing tests refuse a release with one line and change nothing', () => {
  const { read, write, git, release } = openRepository()
  git('tag', 'v2.0.0')
  for (const [args, words] of [
    [[], 'Name one version'],
    [['1.2'], 'Name one version'],
    [['v1.2.0'], 'Name one version'],
    [['1.2.0', 'now'], 'Name one version'],
    [['0.9.0'], 'does not come after'],
    [['0.8.12'], 'does not come after'],
    [['2.0.0'], 'exists already'],
  ] as const) {
    const { status, lines } = release(...args)
    expect([status, lines.length], args.join(' ')).toEqual([1, 1])
    expect(lines[0]).toContain(words)
  }
  write('new.txt', 'not committed')
  expect(release('1.2.0')).toEqual({ status: 1, lines: [expect.stringContaining('not committed')] })

  const others = [
    [openRepository({ notes: '# Changes\n\n## Unreleased\n\n## 0.9.0\n' }), 'is empty'],
    [openRepository({ notes: '# Changes\n' }), 'has no section'],
    [openRepository({ testsEndWith: 3 }), 'The tests failed'],
  ] as const
  for (const [other, words] of others) {
    const { status, lines } = other.release('1.2.0')
    expect([status, lines.at(-1)]).toEqual([1, expect.stringContaining(words)])
    expect([other.git('status', '--porcelain'), other.git('tag')]).toEqual(['', ''])
  }
  expect(JSON.parse(read('package.json')).version).toBe('0.9.0')
})
