import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { featureOf } from '#contract/api.ts'
import { scopesOfEndpoints } from './keyScopes.ts'

/** The OpenAPI document of the endpoints that API keys can call, each with the scope that it requires. */
export const keyDocument = async (contract: AnyContractRouter) => {
  const offered = scopesOfEndpoints(contract)
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const { paths = {}, ...document } = await generator.generate(contract, {
    info: { title: 'Casa Club', version: '1' },
    servers: [{ url: '/api' }],
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  })
  const called = Object.entries(paths).flatMap(([path, operations]) => {
    const endpoint = path.slice(1).replaceAll('/', '.')
    const scope = offered.get(endpoint)
    if (!scope) return []
    for (const operation of [operations?.get, operations?.post])
      if (operation) Object.assign(operation, { tags: [featureOf(endpoint)], description: `Scope ${scope}` })
    return [[path, operations] as const]
  })
  return { ...document, paths: Object.fromEntries(called) }
}
