import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ORPCError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { featureOf } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { admitCaller, type EndpointRules } from '../admission.ts'
import type { IncomingCall } from '../incomingCall.ts'
import { endpointsOf } from '../rules.ts'
import { docsStyle, renderDocsPage } from './docsPage.ts'
import { type HttpEnv, hashSource } from './securityHeaders.ts'

const readers: EndpointRules = { who: ['staff', 'admin'], venue: 'caller', kind: 'read' }
const policy = `default-src 'none'; style-src ${hashSource(docsStyle)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Serves the OpenAPI document, generated from the contract, and a page made from it. Both are for staff. */
export const apiDocs = (contract: AnyContractRouter, incomingOf: (c: Context<HttpEnv>) => IncomingCall) => {
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
  const document = () => {
    generated ??= generateDocument()
    return generated
  }

  const requireStaff: MiddlewareHandler<HttpEnv> = async (c, next) => {
    c.header('cache-control', 'no-store')
    try {
      await admitCaller(incomingOf(c), readers, {})
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error
      if (error.status === 401 && c.req.path.endsWith('/docs')) return c.redirect(to('login'))
      return c.json(error.toJSON(), error.status as 401 | 403 | 503)
    }
    return next()
  }
  return new Hono<HttpEnv>()
    .get('/openapi.json', requireStaff, async (c) => c.json(await document()))
    .get('/docs', requireStaff, async (c) =>
      c.html(renderDocsPage(await document()), 200, { 'content-security-policy': policy }),
    )
}
