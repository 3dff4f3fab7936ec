import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { said } from './popups.ts'
import { expect, test } from './venue.ts'

test('an admin creates an API key and a webhook, sees their secrets once, and sees the delivery of a test event', async ({
  venue,
}) => {
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
  await newKey.getByLabel('Pedidos y cuentas').selectOption('Leer')
  await newKey.getByRole('button', { name: 'Crear clave' }).click()
  await expect(ana.getByLabel('Clave nueva', { exact: true })).toHaveValue(/^casa_/)

  const newWebhook = ana.locator('section', { has: ana.getByRole('heading', { name: 'Webhook nuevo' }) })
  await newWebhook.getByLabel('Nombre').fill('Planilla de cobros')
  await newWebhook.getByLabel('Dirección (URL)').fill(url)
  await newWebhook.getByRole('button', { name: 'Crear webhook' }).click()
  await expect(newWebhook.getByText('Elegí al menos una cosa.')).toBeVisible()
  await newWebhook.getByLabel('Pago registrado').check()
  await newWebhook.getByRole('button', { name: 'Crear webhook' }).click()
  await expect(ana.getByLabel('Secreto del webhook')).toHaveValue(/^whsec_/)

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
})
