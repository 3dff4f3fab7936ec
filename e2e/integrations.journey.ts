import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { said } from './popups.ts'
import { expect, inFullRuns, test } from './venue.ts'

test(
  'an admin creates an API key, which calls what its scopes allow until it is revoked, and a webhook; sees their secrets once, and the delivery of a test event',
  inFullRuns,
  async ({ venue }) => {
    const received: string[] = []
    const receiver = createServer((request, response) => {
      received.push(String(request.headers['casaclub-event']))
      response.writeHead(204).end()
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/avisos`

    const ana = await venue.browserOf('Ana')
    await ana.goto('/configuration/integrations')
    const newKey = ana.locator('section', { has: ana.getByRole('heading', { name: 'Clave nueva' }) })
    await newKey.getByLabel('Nombre').fill('Reportes')
    await newKey.getByRole('button', { name: 'Crear clave' }).click()
    await expect(newKey.getByText('Elegí al menos un permiso.')).toBeVisible()
    await newKey.getByLabel('Habitaciones y estadías').selectOption('Leer y escribir')
    await newKey.getByRole('button', { name: 'Crear clave' }).click()
    await expect(ana.getByLabel('Clave nueva', { exact: true })).toHaveValue(/^casa_/)
    const key = await ana.getByLabel('Clave nueva', { exact: true }).inputValue()
    const call = async (path: string) => {
      const response = await fetch(new URL(path, ana.url()), { headers: { authorization: `Bearer ${key}` } })
      return response.status
    }
    expect(await call('/api/hotel/rooms/sheet?kind=room')).toBe(200)
    expect(await call('/api/hotel/menus/list')).toBe(403)

    const newWebhook = ana.locator('section', { has: ana.getByRole('heading', { name: 'Webhook nuevo' }) })
    await newWebhook.getByLabel('Nombre').fill('Planilla de cobros')
    await newWebhook.getByLabel('Dirección (URL)').fill(url)
    await newWebhook.getByRole('button', { name: 'Crear webhook' }).click()
    await expect(newWebhook.getByText('Elegí al menos una cosa.')).toBeVisible()
    await newWebhook.getByLabel('Pago registrado').check()
    await newWebhook.getByRole('button', { name: 'Crear webhook' }).click()
    await expect(ana.getByLabel('Secreto del webhook')).toHaveValue(/^whsec_/)

    await ana.reload()
    await expect(ana.getByText('Habitaciones y estadías: leer y escribir')).toBeVisible()
    await expect(ana.getByLabel('Clave nueva', { exact: true })).toHaveCount(0)
    await expect(ana.getByLabel('Secreto del webhook')).toHaveCount(0)
    await ana.getByRole('button', { name: 'Revocar la clave Reportes' }).click()
    await ana.getByRole('button', { name: 'Sí, revocar' }).click()
    await said(ana, 'Clave revocada!')
    expect(await call('/api/hotel/rooms/sheet?kind=room')).toBe(401)

    await ana.getByRole('button', { name: 'Probar el webhook Planilla de cobros' }).click()
    await said(ana, 'Aviso de prueba en camino!')
    await ana.getByRole('link', { name: 'Planilla de cobros' }).click()
    const deliveries = ana.getByRole('list', { name: 'Entregas de los últimos 30 días' })
    await expect(deliveries.getByText('Entregado (204)')).toBeVisible()
    expect(received).toEqual(['webhook.test'])

    await ana.getByRole('button', { name: 'Pausar' }).click()
    await expect(ana.getByText('Lo que pase mientras tanto no se envía después.')).toBeVisible()
    await ana.getByRole('button', { name: 'Reanudar' }).click()
    await ana.getByRole('button', { name: /^Reenviar Prueba/ }).click()
    await expect.poll(() => received.length).toBe(2)
    await ana.getByRole('button', { name: 'Eliminar' }).click()
    await ana.getByRole('button', { name: 'Sí, eliminar' }).click()
    await expect(ana.getByRole('heading', { name: 'Integraciones' })).toBeVisible()
    await expect(ana.getByRole('link', { name: 'Planilla de cobros' })).toBeHidden()
    receiver.close()
  },
)
