import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { Hono } from 'hono'
import { featureOf } from '#contract/api.ts'
import { endpointsOf } from '../rules.ts'
import type { HttpEnv } from './safety.ts'

const viewer = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const parts = new Map([
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
const open = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', defaultModelsExpandDepth: -1 })`
/** The viewer sets styles of its own; it gets a policy of its own, and no other page is loosened by it. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'"

/** The OpenAPI document, made from the contract, and a page that shows it. */
export const apiDocs = (contract: AnyContractRouter) => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const who = new Map(endpointsOf(contract).map(({ endpoint, rules }) => [endpoint, rules.who?.join(', ')]))
  const document = async () => {
    const made = await generator.generate(contract, {
      info: { title: 'Casa Club', version: '1' },
      servers: [{ url: '/api' }],
    })
    for (const [path, operations] of Object.entries(made.paths ?? {})) {
      const endpoint = path.slice(1).replaceAll('/', '.')
      for (const operation of [operations?.get, operations?.post])
        if (operation) Object.assign(operation, { tags: [featureOf(endpoint)], summary: who.get(endpoint) })
    }
    return made
  }
  let made: ReturnType<typeof document> | null = null

  return new Hono<HttpEnv>()
    .get('/openapi.json', async (c) => {
      made ??= document()
      return c.json(await made)
    })
    .get('/docs', (c) => c.html(html, 200, { 'content-security-policy': policy }))
    .get('/docs/open.js', (c) => c.body(open, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .get('/docs/:part', async (c) => {
      const type = parts.get(c.req.param('part'))
      if (!type) return c.notFound()
      const bytes = await readFile(path.join(viewer, c.req.param('part')))
      return c.body(bytes, 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' })
    })
}
