import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUrlOf } from '../kernel/db/own-server.testkit.ts'
import { testServer } from './kit.ts'
import { post, startProcess, stopAll } from './processes.ts'

/** Paths of the installed proxies, which only npm run test:long sets. */
const { NGINX_PATH = '', CADDY_PATH = '' } = process.env
const root = path.join(import.meta.dirname, '../../..')

describe.skipIf(!NGINX_PATH || !CADDY_PATH)('the files of deploy/proxy, with two nodes behind the real proxy', () => {
  const server = testServer()
  const proxies: ChildProcess[] = []
  let folder: string
  let nodes: Awaited<ReturnType<typeof startProcess>>[]

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'casaclub-proxy-'))
    const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes', '-newkey', 'rsa:2048']
    const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`]
    execFileSync('/usr/bin/openssl', ['req', '-x509', ...subject, ...files], { stdio: 'ignore' })
    nodes = []
    for (const name of ['one', 'two'])
      nodes.push(
        await startProcess({
          DATABASE_URL: databaseUrlOf(server.owner),
          DATA_DIR: path.join(folder, name),
          PUBLIC_URL: 'https://localhost:4643',
          TRUSTED_PROXIES: '127.0.0.1',
        }),
      )
  })
  afterAll(async () => {
    for (const proxy of proxies) proxy.kill('SIGTERM')
    await stopAll()
    await rm(folder, { recursive: true, force: true })
  })

  const addresses = () => nodes.map(({ origin }) => new URL(origin).host)

  /** Writes the deployment file with the names of this test in place of the placeholders. */
  const adapt = async (file: string, replacements: [string | RegExp, string][]) => {
    const [one = '', two = ''] = addresses()
    let text = await readFile(path.join(root, 'deploy/proxy', file), 'utf8')
    for (const [from, to] of [...replacements, ['app1:3000', one], ['app2:3000', two]] as const) {
      expect(text).toMatch(from)
      text = text.replaceAll(new RegExp(from, 'g'), to)
    }
    const adapted = path.join(folder, file)
    await writeFile(adapted, text)
    return adapted
  }

  const startNginx = async () => {
    const site = await adapt('nginx.conf', [
      ['/etc/nginx/certificates', folder],
      ['listen 80;', 'listen 127.0.0.1:4680;'],
      ['listen 443 ssl', 'listen 127.0.0.1:4643 ssl'],
    ])
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    )
    const main = path.join(folder, 'main.conf')
    await writeFile(
      main,
      `pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; worker_processes 1;
      events { worker_connections 500; }
      http { access_log off; ${paths.join(' ')} include ${site}; }`,
    )
    proxies.push(spawn(NGINX_PATH, ['-c', main], { stdio: 'inherit' }))
  }

  const startCaddy = async () => {
    const file = await adapt('Caddyfile', [
      [
        'club.example {',
        `{\n admin off\n auto_https off\n}\nhttps://localhost:4644 {\n tls ${folder}/fullchain.pem ${folder}/privkey.pem`,
      ],
    ])
    proxies.push(
      spawn(CADDY_PATH, ['run', '--adapter', 'caddyfile', '--config', file], {
        stdio: 'ignore',
        env: { ...process.env, HOME: folder },
      }),
    )
  }

  interface Request {
    method?: string
    headers?: Record<string, string>
    body?: Buffer | string
  }
  /** Sends a request without checking the self-signed certificate. */
  const request = (url: string, { method = 'GET', headers = {}, body }: Request = {}) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
      const sent = https.request(url, { method, headers, rejectUnauthorized: false, agent: false }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      })
      sent.on('error', reject).end(body)
    })

  /** Opens an event stream; resolves with its first event, and then with each further one. */
  const openStream = (url: string, cookie: string) => {
    const heard: string[] = []
    const sent = https.request(url, { headers: { cookie }, rejectUnauthorized: false, agent: false }, (response) =>
      response.setEncoding('utf8').on('data', (chunk: string) => heard.push(chunk)),
    )
    sent.on('error', () => {}).end()
    return { heard: () => heard.join(''), close: () => sent.destroy() }
  }

  test.each([
    ['nginx', startNginx, 'https://localhost:4643'],
    ['Caddy', startCaddy, 'https://localhost:4644'],
  ])(
    '%s adds TLS, passes bodies of 14 MB and unbuffered event streams on, and refuses 20 MB',
    async (_, start, origin) => {
      await start()
      await expect
        .poll(() =>
          request(`${origin}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200)
      const page = await request(`${origin}/login`)
      expect(page.status).toBe(200)
      expect(page.headers['strict-transport-security']).toMatch(/max-age=\d{6,}/)

      const venue = await server.openVenue()
      const admin = await venue.as('admin')
      const stream = openStream(`${origin}/api/live`, admin.cookie)
      await expect.poll(stream.heard).toContain('event:')
      const written = { id: crypto.randomUUID(), kind: 'news', title: 'Hola', description: 'Hola', photoId: null }
      const headers = { cookie: admin.cookie, origin: 'https://localhost:4643', 'content-type': 'application/json' }
      const created = await request(`${origin}/api/club/posts/create`, {
        method: 'POST',
        headers,
        body: JSON.stringify(written),
      })
      expect(created.status).toBe(200)
      await expect.poll(stream.heard, { timeout: 5_000 }).toContain('club.posts')
      stream.close()

      const upload = (megabytes: number) =>
        request(`${origin}/api/kernel/files/upload`, {
          method: 'POST',
          headers,
          body: Buffer.alloc(megabytes * 1024 * 1024, 32),
        })
      // The app itself refuses a body that is no picture; the proxy refuses one that is too large.
      expect((await upload(14)).status).not.toBe(413)
      expect((await upload(20)).status).toBe(413)
    },
  )

  test('reads continue through both proxies while one of the two nodes is killed', async () => {
    await nodes[0]?.kill()
    for (const origin of ['https://localhost:4643', 'https://localhost:4644']) {
      const statuses = []
      for (let n = 0; n < 40; n++) statuses.push((await request(`${origin}/login`)).status)
      expect(new Set(statuses)).toEqual(new Set([200]))
    }
    expect((await post(nodes[1]?.origin ?? '', 'kernel/identity/signIn', {})).status).toBeLessThan(500)
  })
})
