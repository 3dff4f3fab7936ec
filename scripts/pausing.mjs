// node scripts/pausing.mjs [--times 3] [--seconds 10] [--every 60] -- <command> [arguments]
// Runs a command while every process of its tree is stopped for 10 s, three times, as on a virtual machine that loses its
// processor. Linux only: the tree is read from /proc.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
    every: { type: 'string', default: '60' },
  },
})
const [times, seconds, every] = [values.times, values.seconds, values.every].map(Number)
const [command, ...args] = positionals

const child = spawn(command, args, { stdio: 'inherit' })
const ended = once(child, 'exit')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

/** Process ids of the tree by their start times. A process whose parent was killed stays in the tree. */
const tree = new Map([[child.pid, startOf(child.pid)]])
/** @type {Set<number>} */
const stopped = new Set()
process.on('exit', resume)

// The tree is also read between two stops: a process is found only while its parent lives.
const following = setInterval(findTree, 250)
let stops = 0
const pause = async () => {
  for (; stops < times; stops++) {
    await sleep(every * 1000)
    stop()
    console.log(`pausing: ${stopped.size} processes are stopped for ${seconds} s (${stops + 1} of ${times})`)
    await sleep(seconds * 1000)
    resume()
  }
}
void pause()

const [code, signal] = await ended
clearInterval(following)
if (stops < times) {
  console.error(`pausing: the command ended after ${stops} of ${times} stops. Choose a smaller --every.`)
  process.exit(code || 1)
}
process.exit(code ?? 128 + constants.signals[signal])

/**
 * Repeats SIGSTOP until no process of the tree runs: one that is not stopped yet may start another process meanwhile.
 */
function stop() {
  for (let isDone = false; !isDone; ) {
    // A process that a test has stopped itself is not resumed here either.
    const running = findTree().filter(({ pid, state }) => state !== 'T' && !stopped.has(pid))
    for (const { pid } of running) if (send(pid, 'SIGSTOP')) stopped.add(pid)
    isDone = running.length === 0
  }
}

function resume() {
  for (const pid of stopped) send(pid, 'SIGCONT')
  stopped.clear()
}

function findTree() {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), ...statOf(Number(name)) }))
    .filter(({ state }) => state && state !== 'Z')
  const starts = new Map(all.map(({ pid, start }) => [pid, start]))
  for (const [pid, start] of tree) if (starts.get(pid) !== start) tree.delete(pid)
  for (let size = 0; size !== tree.size; ) {
    size = tree.size
    for (const { pid, parent, start } of all) if (tree.has(parent)) tree.set(pid, start)
  }
  return all.filter(({ pid }) => tree.has(pid))
}

function statOf(pid) {
  try {
    // The name of the program stands in brackets and may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { state: fields[0], parent: Number(fields[1]), start: fields[19] }
  } catch {
    return {}
  }
}

function startOf(pid) {
  return statOf(pid).start
}

function send(pid, name) {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
