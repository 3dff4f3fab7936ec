// npm test: everything. npm run check: the fast part. npm run test:long: with the long tests.
// npm test -- types,lint takes some of the steps, npm test -- vitest src/server/club some of the files.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, otherBrowsers } from './browsers.mjs'
import { root, run } from './processes.mjs'
import { dependencies, ready, runtime, serverBuild, webBuild } from './setup.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

await ready(dependencies, runtime)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fast: { type: 'boolean' }, long: { type: 'boolean' } },
})
const [some, ...files] = positionals
if (values.long) process.env.LONG = '1'

/** @type {Record<string, () => Promise<Count>>} */
const steps = {
  types: () => check('tsc', '--noEmit'),
  lint: () => check('biome', 'check', '--error-on-warnings', '.'),
  'dead-code': () => check('knip'),
  build,
  vitest,
  browser,
}
const fastSteps = ['types', 'lint', 'dead-code', 'vitest']

const wanted = some?.split(',') ?? (values.fast ? fastSteps : Object.keys(steps))
const unknown = wanted.find((name) => !(name in steps))
if (unknown) {
  console.error(`There is no step '${unknown}'. The steps are ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}
// The tests of the server and of the browser look at the built web.
if (!values.fast && ['vitest', 'browser'].some((name) => wanted.includes(name))) wanted.push('build')

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

async function build() {
  await webBuild()
  await serverBuild()
  return { passed: 1, failed: 0 }
}

function vitest() {
  const args = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']
  if (values.fast) args.push('--project=unit')
  return tests('vitest', [...args, ...files], {}, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }))
}

/** The journeys, in the newest Chromium, and every surface in the other browsers that people have: on one server. */
async function browser() {
  const env = {
    CHROMIUM_PATH: await chromium(),
    ...(await otherBrowsers()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, 'test-results/playwright.json'),
  }
  const args = ['test', '--reporter=list,json', '--output=test-results/browser']
  return tests('playwright', [...args, ...files], env, ({ stats }) => ({
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
  // No test at all, or a failure outside of any test, is a failure as well.
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
