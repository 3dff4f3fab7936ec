// npm test runs every step, npm run check the fast ones, npm run test:long also the long tests; npm run screens takes a
// picture of every page (e2e/every-page.screens.ts).
// npm test -- types,lint runs these steps. Arguments after the steps go to vitest or Playwright as they are:
// npm test -- vitest -u src/server/club, npm test -- browser --headed guest.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findOrInstallChromium, findOrInstallOtherBrowsers } from './browsers.mjs'
import { findAllInPath, findOrInstall } from './debian.mjs'
import { root, run } from './processes.mjs'
import { buildAll, continueInSuitableNode, installAll, runSteps } from './setup.mjs'

/** @typedef {{ passed: number, failed: number, titles?: string[] }} Count titles: of the failed tests */

await runSteps(installAll, continueInSuitableNode)

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
/** Steps that run side by side: each leaves a core idle for most of its time. The tests use all cores and run alone, last. */
const lanes = [['types'], ['lint', 'dead-code', 'build']]
const stepsWithArguments = ['vitest', 'browser']

const args = process.argv.slice(2)
const isFast = takeFlag('--fast')
if (takeFlag('--long')) process.env.LONG = '1'
if (takeFlag('--screens')) process.env.SCREENS = '1'
const [names, ...passedOn] = args
// CI, long runs and runs of chosen files include the tests that a plain 'npm test' leaves out (docs/decisions/0138).
if (process.env.CI || process.env.LONG || passedOn.length > 0) process.env.FULL = '1'
const wanted = names?.split(',') ?? (isFast ? fastSteps : Object.keys(steps))
const unknown = wanted.find((name) => !Object.hasOwn(steps, name))
if (unknown !== undefined) fail(`There is no step '${unknown}'. The steps are ${Object.keys(steps).join(', ')}.`)
if (passedOn.length > 0 && !stepsWithArguments.some((name) => wanted.includes(name)))
  fail(`Only the steps ${stepsWithArguments.join(' and ')} take arguments, not ${names}.`)
// The journeys run on the built server. Vitest's tests that need a build start it themselves.
if (wanted.includes('browser')) wanted.push('build')

/** @type {Map<string, string[]>} */
const lines = new Map()
const total = { passed: 0, failed: 0 }
await Promise.all(lanes.map(runWanted))
await runWanted(stepsWithArguments)
const summary = Object.keys(steps).flatMap((name) => lines.get(name) ?? [])
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed ? 1 : 0

/**
 * Runs those of the steps that were asked for, in order.
 * @param {string[]} names
 */
async function runWanted(names) {
  for (const name of names) if (wanted.includes(name)) await runStep(name)
}

/** @param {string} name */
async function runStep(name) {
  console.log(`\n── ${name} ──`)
  const started = performance.now()
  const {
    passed,
    failed,
    titles = [],
  } = await steps[name]().catch((error) => {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const line = `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`
  console.log(line)
  lines.set(name, [line, ...titles.map((title) => `  ✗ ${title}`)])
  total.passed += passed
  total.failed += failed
}

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
  await buildAll()
  return { passed: 1, failed: 0 }
}

async function vitest() {
  const options = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']
  if (isFast) options.push('--project=unit')
  // Vitest takes the word after a plain -u as the option's value: a path there would select no file.
  const selected = passedOn.map((arg) => (arg === '-u' || arg === '--update' ? '--update=all' : arg))
  const env = process.env.LONG ? { ...(await proxies()), ...highAvailability() } : {}
  return tests('vitest', [...options, ...selected], env, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    titles: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
    ),
  }))
}

/** Paths of the proxies whose files are in deploy/proxy. */
async function proxies() {
  const nginx = await findOrInstall(['nginx'], ['nginx-light'])
  const caddy = await findOrInstall(['caddy'], ['caddy'])
  if (!nginx || !caddy) throw new Error('The long tests need nginx and Caddy: please install them.')
  return { NGINX_PATH: nginx, CADDY_PATH: caddy }
}

/**
 * Paths of the programs that deploy/high-availability needs, if the machine has them. This script does not install
 * them, because Debian would start them as services.
 */
function highAvailability() {
  const [patroni, etcd, haproxy] = ['patroni', 'etcd', 'haproxy'].map((name) => findAllInPath([name])[0])
  const postgres = '/usr/lib/postgresql/15/bin'
  if (patroni && etcd && haproxy && existsSync(join(postgres, 'postgres')))
    return { PATRONI_PATH: patroni, ETCD_PATH: etcd, HAPROXY_PATH: haproxy, POSTGRES_BIN: postgres }
  console.log(
    "SKIPPED: the high-availability trial needs Debian's patroni, etcd-server, haproxy and postgresql-15: please install them.",
  )
  return {}
}

/** The journeys in the newest Chromium. Long runs also open each surface in the other supported browsers. */
async function browser() {
  const env = {
    CHROMIUM_PATH: await findOrInstallChromium(passedOn.includes('--headed')),
    ...(process.env.LONG && (await findOrInstallOtherBrowsers())),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, 'test-results/playwright.json'),
  }
  const options = ['test', '--reporter=list,json', '--output=test-results/browser']
  return tests('playwright', [...options, ...passedOn], env, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    titles: suites.flatMap(({ file, specs }) => specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`)),
  }))
}

/**
 * Runs a tool whose exit code is its only result.
 * @param {string} name
 * @param {...string} args
 * @returns {Promise<Count>}
 */
async function check(name, ...args) {
  // Printed at the end, because another step prints meanwhile.
  const { code, output } = await tool(name, args, {}, 'pipe')
  if (output) console.log(output.trimEnd())
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
  const { code } = await tool(name, args, env, 'inherit')
  const { passed, failed, titles } = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, titles: [] }
  // A run without tests, or with a failure outside of all tests, has failed as well.
  const broken = failed === 0 && (passed === 0 || code !== 0)
  return { passed, failed: broken ? 1 : failed, titles }
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @param {'pipe' | 'inherit'} output
 */
async function tool(name, args, env, output) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const ended = await run(join(root, 'node_modules/.bin', name), args, {
    stdio: ['ignore', output, output],
    env: { ...colours, ...process.env, ...env },
  })
  if (ended.interrupted) process.exit(130)
  return ended
}
