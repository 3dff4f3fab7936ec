// Types and functions that the products of bench/peers.ts share.
import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { databaseOf } from '../servers.ts'

/** Number of rounds, and what a round sends; every product has the same. */
export const plan = {
  products: 240,
  connections: 16,
  seconds: Number(process.env.SECONDS ?? 3),
  orders: Number(process.env.ORDERS ?? 300),
  listeners: Number(process.env.SCREENS ?? 500),
  rounds: Number(process.env.ROUNDS ?? 9),
}

/** A running product. */
export interface Peer {
  name: string
  port: number
  pid: number
  menu: { path: string; headers: Record<string, string> }
  /** Sends the n-th order. */
  order(n: number): Promise<unknown>
  /** Opens the listeners; `slowest` measures the time in ms from the start of an order until the last of them has its event. */
  listen(): Promise<{ slowest(act: () => Promise<unknown>): Promise<number>; close(): Promise<void> }>
}

export const post = async (url: string, headers: Record<string, string>, body: object) => {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  const answer = await fetch(url, sent)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text.slice(0, 200)}`)
  return text && JSON.parse(text)
}

/** The products of the menu, the same for every product but Casa Club, which copies those of its demo. */
export const menuProducts = Array.from({ length: plan.products }, (_, n) => ({
  name: `Producto ${n}`,
  price: 1000 + n,
  order: n,
  hidden: false,
  description: 'Con pan, ensalada y papas',
  options: [],
}))

export const createDatabase = async (dataDir: string, name: string) => {
  const client = new pg.Client(databaseOf(dataDir))
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { ...databaseOf(dataDir), database: name }
}

/** Installs a version of a package into a folder that later runs use again. npm writes `.package-lock.json` last. */
export const install = async (version: string) => {
  const folder = path.join(import.meta.dirname, '../../.cache/peers', version)
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return folder
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', version]
  await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 1e8 })
  return folder
}

const children: ChildProcess[] = []

/** Starts a program and waits for its first message, which it sends when it listens. */
export const startProgram = async (
  file: string,
  args: string[],
  cwd: string,
  settings: Record<string, string> = {},
) => {
  const env = { ...process.env, NODE_ENV: 'production', ...settings }
  const child = fork(file, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  children.push(child)
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the program ended at its start'))),
  ])
  return { message, pid: child.pid ?? 0 }
}

export const stopPeers = async () => {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(running.map((child) => once(child, 'exit')))
}
