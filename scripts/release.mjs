// npm run release -- 1.2.0: checks the state of the repository, runs the tests, writes the version into package.json and the
// CHANGELOG, commits and tags. The tag's message is the CHANGELOG's text of the version. Nothing is pushed.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './processes.mjs'

const semver = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/
const unreleased = '## Unreleased\n'

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')
/** @param {string} file @param {string} text */
const write = (file, text) => writeFileSync(join(root, file), text)
/** @param {...string} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/**
 * Prints one line and ends the process.
 * @param {string} reason
 * @returns {never}
 */
function refuse(reason) {
  console.error(reason)
  process.exit(1)
}

/**
 * True if `version` comes after `other`.
 * @param {string} version
 * @param {string} other
 */
function isLater(version, other) {
  const [one, two] = [version, other].map((text) => text.split('.').map(Number))
  const differing = one.findIndex((part, i) => part !== two[i])
  return differing >= 0 && one[differing] > two[differing]
}

const [version = '', ...rest] = process.argv.slice(2)
if (!semver.test(version) || rest.length > 0) refuse('Name one version of three numbers: npm run release -- 1.2.0')
const current = JSON.parse(read('package.json')).version
if (!isLater(version, current)) refuse(`${version} does not come after the current version ${current}.`)
const tag = `v${version}`
if (git('tag', '--list', tag)) refuse(`The tag ${tag} exists already.`)
if (git('status', '--porcelain')) refuse('There are changes that are not committed: commit or stash them first.')

const changelog = read('CHANGELOG.md')
const [before, after] = changelog.split(unreleased)
if (after === undefined) refuse("CHANGELOG.md has no section '## Unreleased'.")
const nextHeading = after.search(/^## /m)
const notes = (nextHeading < 0 ? after : after.slice(0, nextHeading)).trim()
if (!notes) refuse("The section 'Unreleased' of CHANGELOG.md is empty: write what changes.")

const { code } = await run('npm', ['test'])
if (code !== 0) refuse('The tests failed: nothing was released.')
if (git('status', '--porcelain')) refuse('The tests changed files: nothing was released.')

const day = new Date().toISOString().slice(0, 10)
write('CHANGELOG.md', `${before}${unreleased}\n## ${version} (${day})\n\n${after.trimStart()}`)
for (const file of ['package.json', 'package-lock.json'].filter((file) => existsSync(join(root, file)))) {
  const own = JSON.parse(read(file))
  own.version = version
  if (own.packages?.['']) own.packages[''].version = version
  write(file, `${JSON.stringify(own, null, 2)}\n`)
}
// A heading of this file has two numbers: 0.2 covers 0.2.0 and its corrections.
const releases = 'docs/releases.md'
if (existsSync(join(root, releases))) {
  const [heading] = version.match(/^\d+\.\d+/) ?? []
  write(releases, read(releases).replace(`## ${heading} (not released yet)`, `## ${heading} (${day})`))
}
git('commit', '--all', '--quiet', '--message', `Release ${version}`)
git('tag', '--annotate', tag, '--cleanup=verbatim', '--message', `Casa Club ${version}\n\n${notes}\n`)
console.log(`${tag} is committed and tagged. Publish it with: git push --follow-tags`)
