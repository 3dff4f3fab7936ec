// npm test runs every step, npm run check the fast ones, npm run test:long also the long tests.
// npm test -- types,lint runs these steps. Arguments after the steps go to vitest or Playwright as they are:
// npm test -- vitest -u src/server/club, npm test -- browser --headed guest.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, otherBrowsers } from './browsers.mjs'
import { installed } from './debian.mjs'
import { root, run } from './processes.mjs'
import { dependencies, ready, runtime, serverBuild, webBuild } from './setup.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

await ready(dependencies, runtime)

/** @type {Record<string, () => Promise<Count>>} */
const steps = {
  // One checker takes half of the CPU time and memory of the default four, which check shared types repeatedly.
  types: () => check('tsc', '--checkers', '1'),
  lint,
  'dead-code': () => check('knip'),
  build,
  vitest,
  browser,
}
const fastSteps = ['types', 'lint', 'dead-code', 'vitest']
const stepsWithArguments = ['vitest', 'browser']

const args = process.argv.slice(2)
const isFast = takeFlag('--fast')
if (takeFlag('--long')) process.env.LONG = '1'
const [names, ...passedOn] = args
const wanted = names?.split(',') ?? (isFast ? fastSteps : Object.keys(steps))
const unknown = wanted.find((name) => !Object.hasOwn(steps, name))
if (unknown !== undefined) fail(`There is no step '${unknown}'. The steps are ${Object.keys(steps).join(', ')}.`)
if (passedOn.length > 0 && !stepsWithArguments.some((name) => wanted.includes(name)))
  fail(`Only the steps ${stepsWithArguments.join(' and ')} take arguments, not ${names}.`)
// The journeys run on the built server. Vitest's tests that need a build start it themselves.
if (wanted.includes('browser')) wanted.push('build')

const summary = []
const total = { passed: 0, failed: 0 }
for (const name of Object.keys(steps).filter((name) => wanted.includes(name))) {
  console.log(`\n── ${name} ──`)
  const started = performance.now()
  const { passed, failed } = await steps[name]().catch((error) => {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const line = `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`
  console.log(line)
  summary.push(line)
  total.passed += passed
  total.failed += failed
}
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

/**
 * Removes a flag of this script from the arguments: such flags stand before the steps.
 * @param {string} name
 */
function takeFlag(name) {
  const isGiven = args[0] === name
  if (isGiven) args.shift()
  return isGiven
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}

/** The import rules, then the linter. */
async function lint() {
  const { findForbiddenImports } = await import('./imports.ts')
  const forbidden = findForbiddenImports(root)
  for (const line of forbidden) console.error(line)
  const linted = await check('biome', 'check', '--error-on-warnings', '.')
  return forbidden.length > 0 ? { passed: 0, failed: 1 } : linted
}

async function build() {
  await webBuild()
  await serverBuild()
  return { passed: 1, failed: 0 }
}

async function vitest() {
  const options = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']
  if (isFast) options.push('--project=unit')
  // Vitest takes the word after a plain -u as the option's value: a path there would select no file.
  const selected = passedOn.map((arg) => (arg === '-u' || arg === '--update' ? '--update=all' : arg))
  const env = process.env.LONG ? await proxies() : {}
  return tests('vitest', [...options, ...selected], env, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }))
}

/** Paths of the proxies whose files are in deploy/proxy. */
async function proxies() {
  const nginx = await installed(['nginx'], ['nginx-light'])
  const caddy = await installed(['caddy'], ['caddy'])
  if (!nginx || !caddy) throw new Error('The long tests need nginx and Caddy: please install them.')
  return { NGINX_PATH: nginx, CADDY_PATH: caddy }
}

/** The journeys in the newest Chromium, and each surface in the other supported browsers. */
async function browser() {
  const env = {
    CHROMIUM_PATH: await chromium(passedOn.includes('--headed')),
    ...(await otherBrowsers()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, 'test-results/playwright.json'),
  }
  const options = ['test', '--reporter=list,json', '--output=test-results/browser']
  return tests('playwright', [...options, ...passedOn], env, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }))
}

/**
 * Runs a tool whose exit code is its only result.
 * @param {string} name
 * @param {...string} args
 * @returns {Promise<Count>}
 */
async function check(name, ...args) {
  const code = await tool(name, args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Runs a test runner and counts its tests from the report it leaves in test-results.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {(report: any) => Count} count
 * @returns {Promise<Count>}
 */
async function tests(name, args, env, count) {
  const report = join(root, 'test-results', `${name}.json`)
  rmSync(report, { force: true })
  const code = await tool(name, args, env)
  const { passed, failed } = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  // A run without tests, or with a failure outside of all tests, has failed as well.
  const broken = failed === 0 && (passed === 0 || code !== 0)
  return { passed, failed: broken ? 1 : failed }
}

async function tool(name, args, env) {
  const { code, interrupted } = await run(join(root, 'node_modules/.bin', name), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (interrupted) process.exit(130)
  return code
}
