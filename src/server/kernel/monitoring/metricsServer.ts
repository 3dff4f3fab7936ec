import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Configuration } from '../configuration.ts'
import { OperatorError } from '../operatorError.ts'
import type { openMetrics } from './metrics.ts'

/** Serves GET /metrics on a port of its own, which must not be reachable for strangers. Returns its port and how to close it. */
export const listenForMetrics = async (
  { contentType, write }: ReturnType<typeof openMetrics>,
  { metricsHost, metricsPort }: Pick<Configuration, 'metricsHost'> & { metricsPort: number },
) => {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await write()
      response.writeHead(200, { 'content-type': contentType }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  server.listen(metricsPort, metricsHost)
  await once(server, 'listening').catch((error) => {
    throw new OperatorError(`METRICS_PORT ${metricsPort} cannot be used (${error.code}): set it to another port.`, {
      cause: error,
    })
  })
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
