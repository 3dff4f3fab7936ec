import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono } from 'hono'
import { featureOf } from '#contract/api.ts'
import { endpointsOf } from '../rules.ts'
import type { HttpEnv } from './securityHeaders.ts'

const swaggerFolder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const swaggerFiles = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
])

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<link rel="icon" href="data:,">
<title>Casa Club API</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/open.js"></script>
</html>`
const startScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', defaultModelsExpandDepth: -1 })`
/** Swagger UI sets inline styles, which the policy of the other pages forbids. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'"

/** Serves the OpenAPI document, generated from the contract, and a page that shows it with Swagger UI. */
export const apiDocs = (contract: AnyContractRouter) => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const who = new Map(endpointsOf(contract).map(({ endpoint, rules }) => [endpoint, rules.who?.join(', ')]))
  const generateDocument = async () => {
    const document = await generator.generate(contract, {
      info: { title: 'Casa Club', version: '1' },
      servers: [{ url: '/api' }],
    })
    for (const [path, operations] of Object.entries(document.paths ?? {})) {
      const endpoint = path.slice(1).replaceAll('/', '.')
      for (const operation of [operations?.get, operations?.post])
        if (operation) Object.assign(operation, { tags: [featureOf(endpoint)], summary: who.get(endpoint) })
    }
    return document
  }
  let generated: ReturnType<typeof generateDocument> | null = null

  return new Hono<HttpEnv>()
    .get('/openapi.json', async (c) => {
      generated ??= generateDocument()
      return c.json(await generated)
    })
    .get('/docs', (c) => c.html(html, 200, { 'content-security-policy': policy }))
    .get('/docs/open.js', (c) => c.body(startScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .get('/docs/:file', async (c) => {
      const type = swaggerFiles.get(c.req.param('file'))
      if (!type) return c.notFound()
      const bytes = await readFile(path.join(swaggerFolder, c.req.param('file')))
      return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' })
    })
}
