// Finds programs of the machine and installs missing ones from Debian's packages, which requires root.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './npm.mjs'

export const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/**
 * @param {string} title
 * @param {...string} packages
 */
export async function aptInstall(title, ...packages) {
  console.log(`Installing ${title}…`)
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 }
  const aptGet = (/** @type {string[]} */ ...args) =>
    runQuietly(`apt-get ${args[0]}`, 'apt-get', [...args, '-qq', '-o', 'DPkg::Lock::Timeout=120'], options)
  await aptGet('update')
  await aptGet('install', '--yes', '--no-install-recommends', ...packages)
}

/** @param {string[]} names */
export const findAllInPath = (names) =>
  names
    .flatMap((name) => process.env.PATH.split(delimiter).map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))

/**
 * The path of a program, which is installed if it is missing; undefined if it cannot be installed.
 * @param {string[]} names
 * @param {string[]} packages
 * @param {string[]} [beside]
 */
export async function findOrInstall(names, packages, beside = []) {
  const found = () => (beside.every((name) => findAllInPath([name])[0]) ? findAllInPath(names)[0] : undefined)
  if (!found() && canInstall) await aptInstall(packages.join(' and '), ...packages)
  return found()
}
