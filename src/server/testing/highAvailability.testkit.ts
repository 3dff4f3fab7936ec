import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const root = path.join(import.meta.dirname, '../../..')
const deployed = (file: string) => path.join(root, 'deploy/high-availability', file)

/** Paths of the programs, which only npm run test:long sets. */
export const programs = {
  patroni: process.env.PATRONI_PATH ?? '',
  etcd: process.env.ETCD_PATH ?? '',
  haproxy: process.env.HAPROXY_PATH ?? '',
  postgres: process.env.POSTGRES_BIN ?? '',
}

const members = ['db1', 'db2', 'db3'] as const
type Member = (typeof members)[number]
/**
 * First of the test's ports, by process id. They are below the range from which the system assigns ports to outgoing
 * connections.
 */
const firstPort = 20_000 + (process.pid % 200) * 50
/** Ports on the loopback in place of the machines' names. */
const ports = {
  etcd: (member: Member) => firstPort + members.indexOf(member),
  peer: (member: Member) => firstPort + 10 + members.indexOf(member),
  patroni: (member: Member) => firstPort + 20 + members.indexOf(member),
  postgres: (member: Member) => firstPort + 30 + members.indexOf(member),
  database: firstPort + 40,
  app: firstPort + 41,
}
const password = 'trial'

/** PostgreSQL refuses to run as root: its processes then belong to the system user postgres. */
const databaseUser = async () => {
  if (process.getuid?.() !== 0) return {}
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((one) => one.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

/** The settings of an environment file in deploy/, with the names of this machine. */
const readEnvironment = async (file: string, replacements: (text: string) => string) => {
  const text = replacements(await readFile(deployed(file), 'utf8'))
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

const processesOf = async (folder: string) => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,args='])
  return stdout
    .split('\n')
    .filter((line) => line.includes(folder))
    .map((line) => Number(line.trim().split(' ')[0]))
}

/** A cluster of three members with their etcd, and HAProxy, as the files of deploy/high-availability describe it. */
export const startCluster = async (nodes: readonly string[]) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-ha-'))
  const user = await databaseUser()
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid)
  const children = new Map<string, ChildProcess>()
  const start = (name: string, program: string, args: string[], environment: NodeJS.ProcessEnv = {}) => {
    const child = spawn(program, args, {
      ...user,
      cwd: folder,
      detached: true,
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const log = createWriteStream(path.join(folder, `${name}.log`), { flags: 'a' })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    children.set(name, child)
  }
  const local = (text: string) =>
    members.reduce(
      (changed, member) =>
        changed
          .replaceAll(`${member}:2379`, `127.0.0.1:${ports.etcd(member)}`)
          .replaceAll(`${member}:2380`, `127.0.0.1:${ports.peer(member)}`)
          .replaceAll(`${member}:8008`, `127.0.0.1:${ports.patroni(member)}`)
          .replaceAll(`${member}:5432`, `127.0.0.1:${ports.postgres(member)}`),
      text,
    )
  /** The files name the machine db1; the others change the name, as an operator would. */
  const ofMember = (member: Member) => (text: string) =>
    local(text.replaceAll(/^(.*(?:NAME|CONNECT_ADDRESS|ADVERTISE\w*_URLS)=.*?)db1/gm, `$1${member}`))
      .replaceAll('0.0.0.0:2379', `127.0.0.1:${ports.etcd(member)}`)
      .replaceAll('0.0.0.0:2380', `127.0.0.1:${ports.peer(member)}`)
      .replaceAll('0.0.0.0:8008', `127.0.0.1:${ports.patroni(member)}`)
      .replaceAll('0.0.0.0:5432', `127.0.0.1:${ports.postgres(member)}`)
      .replaceAll('/var/lib/postgresql/15', path.join(folder, member))
      .replaceAll('/var/lib/etcd', path.join(folder, `etcd-${member}`))
      .replaceAll('/usr/lib/postgresql/15/bin', programs.postgres)
      .replaceAll('change-me', password)

  const startMember = async (member: Member) => {
    const settings = await readEnvironment('patroni.env', ofMember(member))
    const passFile = path.join(folder, `pgpass-${member}`)
    start(member, programs.patroni, [deployed('patroni.yml')], { ...settings, PATRONI_POSTGRESQL_PGPASS: passFile })
  }
  for (const member of members) {
    for (const name of [member, `etcd-${member}`]) {
      await mkdir(path.join(folder, name), { mode: 0o700 })
      if (user.uid !== undefined) await chown(path.join(folder, name), user.uid, user.gid)
    }
    const settings = await readEnvironment('etcd.env', ofMember(member))
    start(`etcd-${member}`, programs.etcd, [], { ...settings, ETCD_UNSUPPORTED_ARCH: os.arch() })
  }
  for (const member of members) await startMember(member)

  const proxy = nodes.reduce(
    (text, address, n) => text.replace(`app${n + 1}:3000`, address),
    local(await readFile(deployed('haproxy.cfg'), 'utf8'))
      .replace('/run/haproxy/admin.sock', path.join(folder, 'admin.sock'))
      .replaceAll('port 8008', 'port 0')
      .replaceAll(
        /server (db\d) (\S+) check port 0/g,
        (_, member: Member, address: string) => `server ${member} ${address} check port ${ports.patroni(member)}`,
      )
      .replaceAll('127.0.0.1:5000', `127.0.0.1:${ports.database}`)
      .replace('127.0.0.1:8080', `127.0.0.1:${ports.app}`),
  )
  await writeFile(path.join(folder, 'haproxy.cfg'), proxy)
  start('haproxy', programs.haproxy, ['-db', '-f', path.join(folder, 'haproxy.cfg')])

  interface MemberState {
    name: Member
    role: string
    state: string
    timeline?: number
    lag?: number
  }
  const states = async (): Promise<MemberState[]> => {
    for (const member of members) {
      const response = await fetch(`http://127.0.0.1:${ports.patroni(member)}/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => null)
      if (response?.ok) return ((await response.json()) as { members: MemberState[] }).members
    }
    return []
  }
  const waitFor = async (what: string, isSo: (found: MemberState[]) => boolean, seconds: number) => {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(200)) if (isSo(await states())) return
    throw new Error(`${what} after ${seconds} s: ${JSON.stringify(await states())}, see ${folder}`)
  }
  const isComplete = (found: MemberState[]) =>
    found.length === 3 &&
    found.filter(({ role, state }) => role === 'leader' && state === 'running').length === 1 &&
    found.some(({ role }) => role === 'sync_standby') &&
    found.filter(({ role, state }) => role !== 'leader' && /running|streaming/.test(state)).length === 2
  const asSuperuser = async <T extends pg.QueryResultRow>(database: string, query: string) => {
    const address = `postgres://postgres:${password}@127.0.0.1:${ports.database}/${database}`
    const client = new pg.Client(address)
    client.on('error', () => {})
    await client.connect()
    return client.query<T>(query).finally(() => client.end())
  }

  return {
    folder,
    /** The app nodes' database, through HAProxy. */
    databaseUrl: `postgres://casaclub:${password}@127.0.0.1:${ports.database}/casaclub`,
    origin: `http://127.0.0.1:${ports.app}`,
    asSuperuser,
    /** Waits until one member leads and two follow it, one of them synchronously. */
    whenComplete: (seconds = 120) => waitFor('the cluster is not complete', isComplete, seconds),
    async createDatabase() {
      await asSuperuser('postgres', `create role casaclub login createrole password '${password}'`)
      await asSuperuser('postgres', `create database casaclub owner casaclub encoding utf8 template template0`)
    },
    /** Kills the leader with everything that runs on its machine, except etcd. Returns its name. */
    async killLeader() {
      const leader = (await states()).find(({ role }) => role === 'leader')?.name
      if (!leader) throw new Error('there is no leader')
      const own = children.get(leader)
      const postgres = await processesOf(path.join(folder, leader))
      for (const pid of [own?.pid ?? 0, ...postgres]) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // The process has ended with its parent.
        }
      }
      return leader
    },
    startMember,
    /** The last lines of every program's log. */
    async logs() {
      const tails = [...children.keys()].map(async (name) => {
        const text = await readFile(path.join(folder, `${name}.log`), 'utf8').catch(() => '')
        return `── ${name}\n${text.split('\n').slice(-12).join('\n')}`
      })
      return (await Promise.all(tails)).join('\n')
    },
    async stop() {
      for (const name of [...children.keys()].filter((one) => !members.some((member) => member === one)))
        children.get(name)?.kill('SIGKILL')
      for (const member of members) children.get(member)?.kill('SIGKILL')
      for (const pid of await processesOf(folder)) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // The process has ended meanwhile.
        }
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
