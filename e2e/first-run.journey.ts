import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, inFullRuns, test } from './venue.ts'

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Starts a server on an empty database; returns the link that it prints. */
const startEmptyServer = async (dataDir: string): Promise<{ server: ChildProcess; link: string }> => {
  const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '0' }
  const server = spawn(process.execPath, ['dist/server/main.cjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  // The stream stays open: the server would fail to write its log into a closed one.
  const link = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      printed += chunk
      const [found] = /http\S+clave=\S+(?=\s)/.exec(printed) ?? []
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(`the empty server ended: ${printed}`)))
  })
  return { server, link }
}

test(
  'the link of an empty server leads its first admin to a dashboard whose first steps tick themselves',
  inFullRuns,
  async ({ browser }) => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'casaclub-empty-'))
    const { server, link } = await startEmptyServer(dataDir)
    const page = await browser.newPage({ baseURL: new URL(link).origin })
    try {
      await page.goto('/primer-inicio?clave=otra')
      await expect(page.getByRole('heading', { name: 'El enlace no sirve' })).toBeVisible()

      await page.goto(link)
      const next = page.getByRole('button', { name: 'Siguiente' })
      await page.getByLabel('Tu nombre').fill('Ana')
      await page.getByLabel('Email').fill('ana@lago.test')
      await page.getByLabel('Contraseña', { exact: false }).first().fill('siete robles viejos')
      await page.getByLabel('Repetí la contraseña').fill('siete robles')
      await next.click()
      await expect(page.getByText('Las contraseñas no coinciden.')).toBeVisible()
      await page.getByLabel('Repetí la contraseña').fill('siete robles viejos')
      await next.click()
      await page.getByLabel('Nombre del club o del hotel').fill('Hotel del Lago')
      await page.locator('input[type=file]').setInputFiles('demo/pictures/webp/green-flag.320.webp')
      await next.click()
      for (const unused of ['Club', 'Propiedades']) await page.getByLabel(unused, { exact: true }).uncheck()
      await next.click()
      await page.getByRole('button', { name: 'Empezar a usar Casa Club' }).click()

      await expect(page.getByRole('heading', { name: 'Primeros pasos' })).toBeVisible()
      const sidebar = page.getByRole('navigation', { name: 'Secciones' })
      await expect(sidebar.getByRole('link', { name: 'Pedidos' })).toBeVisible()
      await expect(sidebar.getByRole('link', { name: 'Bolsas' })).toHaveCount(0)
      const steps = page.getByRole('main').getByRole('listitem')
      await expect(steps).toHaveCount(5)
      await expect(steps.filter({ hasText: 'Listo' })).toHaveCount(0)

      const headers = { origin: new URL(link).origin }
      const room = { id: crypto.randomUUID(), kind: 'room' }
      const created = await page.request.post('/api/hotel/rooms/create', { data: room, headers })
      expect(created.status(), await created.text()).toBe(200)
      await expect(steps.filter({ hasText: 'Listo' })).toHaveText(/primera habitación/)

      await page.getByRole('button', { name: 'Ocultar' }).click()
      await expect(page.getByRole('heading', { name: 'Primeros pasos' })).toHaveCount(0)
      await page.goto('/bags')
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByText('Esa parte no está en uso.')).toBeVisible()
    } finally {
      await page.close()
      if (server.kill('SIGTERM')) await once(server, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
