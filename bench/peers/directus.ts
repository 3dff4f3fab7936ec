// Directus with the menu, the orders and the listeners of bench/peers.ts.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { openListeners } from '../listeners.ts'
import { createDatabase, install, menuProducts, type Peer, plan, post, startProgram } from './peer.ts'

const version = '12.4.0'
const token = 'bench-token-of-the-admin'
/** The policy of callers without a token has this id in every installation. */
const publicPolicy = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'

/**
 * WebSockets are on. The pressure limiter is off, because it refuses requests of a load test with 503; the log of requests is off.
 * Telemetry is off, but without a licence key requests are counted nevertheless. The rest has its default: no rate limits, no
 * cache of responses, a cache of the schema.
 */
const settings = {
  WEBSOCKETS_ENABLED: 'true',
  PRESSURE_LIMITER_ENABLED: 'false',
  TELEMETRY: 'false',
  LOG_LEVEL: 'warn',
  SECRET: 'bench-secret-of-32-characters-or-more',
  ADMIN_EMAIL: 'admin@bench.example.com',
  ADMIN_PASSWORD: 'bench-password-1',
  ADMIN_TOKEN: token,
}

const freePort = async () => {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const field = (name: string, type: string) => ({ field: name, type, meta: {}, schema: {} })

/** Activity and revisions are not recorded, because Casa Club and Parse Server record none for an order of a guest. */
const collection = (name: string, ...fields: object[]) => ({
  collection: name,
  meta: { accountability: null },
  schema: {},
  fields: [
    {
      field: 'id',
      type: 'integer',
      meta: { hidden: true },
      schema: { is_primary_key: true, has_auto_increment: true },
    },
    ...fields,
  ],
})

/** Creates the menu, which everybody may read, and the collections of orders and their lines. */
const fill = async (origin: string) => {
  const create = (name: string, body: object) => post(`${origin}/${name}`, { authorization: `Bearer ${token}` }, body)
  const lines = { field: 'lines', type: 'alias', meta: { special: ['o2m'] }, schema: null }
  await create('collections', [
    collection(
      'products',
      field('name', 'string'),
      field('price', 'integer'),
      field('order', 'integer'),
      field('hidden', 'boolean'),
      field('description', 'text'),
      field('options', 'json'),
    ),
    collection('orders', field('total', 'integer'), field('status', 'string'), lines),
    collection(
      'order_lines',
      field('order', 'integer'),
      field('product', 'integer'),
      field('quantity', 'integer'),
      field('comment', 'text'),
    ),
  ])
  const relate = (field: string, related: string, meta: object) =>
    create('relations', { collection: 'order_lines', field, related_collection: related, meta, schema: {} })
  await relate('order', 'orders', { one_field: 'lines' })
  await relate('product', 'products', {})
  await create('permissions', { policy: publicPolicy, collection: 'products', action: 'read', fields: ['*'] })
  const { data } = await create('items/products', menuProducts)
  const [first] = data
  return () =>
    create('items/orders', {
      total: first.price,
      status: 'pending',
      lines: [{ product: first.id, quantity: 1, comment: '' }],
    })
}

export const startDirectus = async (dataDir: string): Promise<Peer> => {
  const packages = path.join(await install(`directus@${version}`), 'node_modules')
  // isolated-vm would be compiled by its install script; only sandboxed extensions and scripts of flows use it.
  await mkdir(path.join(packages, 'isolated-vm/out'), { recursive: true })
  await writeFile(path.join(packages, 'isolated-vm/out/isolated_vm.js'), 'exports.ivm = {}')
  const { host, user, database } = await createDatabase(dataDir, 'bench_directus')
  const port = await freePort()
  const cwd = path.join(dataDir, 'directus')
  await mkdir(cwd)
  const env = {
    ...settings,
    HOST: '127.0.0.1',
    PORT: String(port),
    DB_CLIENT: 'pg',
    DB_HOST: host,
    DB_PORT: '5432',
    DB_USER: user,
    DB_DATABASE: database,
  }
  // The command of the package 'directus' would look for newer versions first.
  const program = path.join(packages, '@directus/api/dist/cli/run.js')
  await promisify(execFile)(process.execPath, [program, 'bootstrap'], { cwd, env: { ...process.env, ...env } })
  const { pid } = await startProgram(program, ['start'], cwd, env)
  const order = await fill(`http://127.0.0.1:${port}`)
  await order()
  return {
    name: `Directus ${version}`,
    port,
    pid,
    menu: { path: `/items/products?limit=${plan.products}`, headers: {} },
    order,
    listen() {
      // Listeners that do not reply to a ping are disconnected after 30 s.
      const socket = {
        opened: '"event":"init"',
        replies: { ' 101 ': { type: 'subscribe', collection: 'orders', event: 'create' }, '"ping"': { type: 'pong' } },
      }
      const address = `/websocket?access_token=${token}`
      return openListeners({ port, path: address, count: plan.listeners, event: '"event":"create"', socket })
    },
  }
}
