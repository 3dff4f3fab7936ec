import type { AnyContractRouter } from '@orpc/contract'
import { traverseContractProcedures } from '@orpc/server'
import * as z from 'zod'

type Json = Record<string, unknown>

/** A value that fits the schema; ids are taken from `ids` in turn. */
const sample = (schema: Json, nextId: () => string): unknown => {
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (options) return sample(options.find(({ type }) => type !== 'null') ?? {}, nextId)
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (schema.format === 'uuid') return nextId()
  if (schema.format === 'email') return 'alguien@ejemplo.test'
  if (schema.format === 'date-time') return '2026-11-15T12:00:00Z'
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries((schema.properties ?? {}) as Json).map(([k, v]) => [k, sample(v as Json, nextId)]),
    )
  if (schema.type === 'array') return [sample((schema.items ?? {}) as Json, nextId)]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 1))
  if (schema.type === 'boolean') return true
  return 'x'.repeat(Math.max(8, Number(schema.minLength ?? 0)))
}

/** An input that passes the endpoint's own checks, so that only the door and the database can refuse it. */
export const sampleInputs = (contract: AnyContractRouter) => {
  const schemas = new Map<string, Json | null>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: { '~orpc': procedure }, path }) => {
    const schema = procedure.inputSchema as z.ZodType | undefined
    const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    schemas.set(path.join('.'), json ? (json as Json) : null)
  })
  return (endpoint: string, ids: readonly string[]) => {
    const schema = schemas.get(endpoint)
    let next = 0
    return schema ? sample(schema, () => ids[next++ % ids.length] ?? '') : undefined
  }
}
