// The lock that lets one set-up at a time work in the project's folder.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './processes.mjs'

/**
 * Number of polls, 200 ms apart, without a touch of the lock after which a waiting process removes it as abandoned. Polls
 * are counted in place of time, because on a suspended machine the holder cannot touch its lock either.
 */
const pollsWithoutTouch = 25

/** Number of steps of this process that use the lock. They share it, so that they can run side by side. */
let lockUsers = 0
/** @type {Promise<() => void> | undefined} */
let heldLock

/**
 * Runs `work` while this process holds a lock on the project's folder.
 * @param {() => Promise<void>} work
 */
export async function withProjectLock(work) {
  lockUsers++
  heldLock ??= takeLock()
  const free = await heldLock
  try {
    await work()
  } finally {
    lockUsers--
    if (lockUsers === 0) {
      heldLock = undefined
      free()
    }
  }
}

/** Waits for the lock and returns a function that frees it. The lock is touched every second, so that one of a killed process expires. */
async function takeLock() {
  const lock = join(root, '.cache/setup.lock')
  const free = () => rmSync(lock, { recursive: true, force: true })
  mkdirSync(dirname(lock), { recursive: true })
  let [polls, touchedBefore] = [0, 0]
  for (let waiting = false; !taken(lock); await sleep(200)) {
    if (!waiting) console.log('Waiting for another set-up of this folder…')
    waiting = true
    const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0
    polls = touched === touchedBefore ? polls + 1 : 0
    touchedBefore = touched
    if (polls >= pollsWithoutTouch) free()
  }
  const touch = setInterval(() => existsSync(lock) && utimesSync(lock, new Date(), new Date()), 1000)
  process.on('exit', free)
  await removeInterruptedInstallations()
  return () => {
    clearInterval(touch)
    process.off('exit', free)
    free()
  }
}

/** Removes the temporary folders of killed installations. The caller holds the lock, so none is in use. */
async function removeInterruptedInstallations() {
  const cache = join(root, '.cache')
  const asides = readdirSync(cache).filter((name) => name.startsWith('npm-'))
  await Promise.allSettled(asides.map((name) => rm(join(cache, name), { recursive: true })))
}

function taken(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  return false
}
