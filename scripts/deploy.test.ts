import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const files = globSync('deploy/**/*.*', { cwd: root }).concat('deploy/container/Dockerfile')

/** Variables of other programs, and variables that a deployment file itself defines. */
const foreign = ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'DATABASE_PASSWORD', 'TMPDIR']

test('every environment variable in deploy/ and docs/operations.md is one that the server reads', () => {
  const known = [...read('README.md').matchAll(/^\| ([A-Z_, ]+) \|/gm)].flatMap(([, names]) => names?.split(', ') ?? [])
  const configuration = read('src/server/kernel/configuration.ts')
  const used = [...files, 'docs/operations.md'].flatMap((file) =>
    [...read(file).matchAll(/\b([A-Z]{2,}(?:_[A-Z]+)+|HOST|PORT|DEMO)\b(?==|:\s|, value)/g)].map(([, name]) => ({
      file,
      name: name ?? '',
    })),
  )
  expect(used.length).toBeGreaterThan(15)
  const unknown = used.filter(
    ({ name }) =>
      !foreign.includes(name) &&
      !/^(?:PATRONI|ETCD)_/.test(name) &&
      !(known.includes(name) && configuration.includes(name)),
  )
  expect(unknown).toEqual([])
})

test('every path and command that a deployment file names exists', () => {
  const text = files.map(read).join('\n')
  const paths = [...text.matchAll(/(?:deploy|docs)\/[\w./-]+\.\w+/g)].map(([found]) => found)
  expect(paths.filter((found) => !existsSync(path.join(root, found)))).toEqual([])
  expect(JSON.parse(read('package.json')).scripts).toHaveProperty('package')
  const routes = [...text.matchAll(/\/(healthz|readyz|api\/live)\b/g)].map(([, route]) => route)
  const app = globSync('src/server/**/*.ts', { cwd: root }).map(read).join('\n')
  for (const route of new Set(routes)) expect(app).toContain(`'/${route}'`)
})

test('systemd accepts the service file', { skip: !existsSync('/usr/bin/systemd-analyze') }, () => {
  // The program is not installed at its path on this machine; every other complaint is an error of the file.
  let output = ''
  try {
    execFileSync(
      '/usr/bin/systemd-analyze',
      ['verify', '--man=no', path.join(root, 'deploy/systemd/casa-club.service')],
      {
        stdio: 'pipe',
      },
    )
  } catch (error) {
    output = String((error as { stderr: Buffer }).stderr)
  }
  const complaints = output
    .split('\n')
    .filter((line) => line.includes('casa-club.service') && !line.includes('is not executable'))
  expect(complaints).toEqual([])
})
