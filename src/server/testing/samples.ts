import type { AnyContractRouter } from '@orpc/contract'
import { traverseContractProcedures } from '@orpc/server'
import * as z from 'zod'

export type Schema = Record<string, unknown>

/** Choices while building a sample: the next id, and which alternative of a union. */
interface Choices {
  nextId(field: string): string
  oneOf<T>(options: readonly T[]): T | undefined
}

/** Builds a value that is valid for the schema. */
export const sample = (schema: Schema, choices: Choices, field = ''): unknown => {
  const { nextId, oneOf } = choices
  const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (options) return sample(oneOf(options.toSorted((a, b) => rank(a) - rank(b))) ?? {}, choices, field)
  if (Array.isArray(schema.examples)) return oneOf(schema.examples)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return oneOf(schema.enum)
  if (schema.format === 'uuid') return nextId(field)
  if (schema.format === 'date') return oneOf(['2026-11-15', '1800-01-01', '2199-12-31'])
  if (schema.format === 'date-time')
    return oneOf(['2026-11-15T12:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries((schema.properties ?? {}) as Schema).map(([k, v]) => [k, sample(v as Schema, choices, k)]),
    )
  if (schema.type === 'array') return [sample((schema.items ?? {}) as Schema, choices, field)]
  if (schema.type === 'integer')
    return oneOf([Math.max(1, Number(schema.minimum)), Number(schema.minimum), Number(schema.maximum)])
  if (schema.type === 'boolean') return oneOf([true, false])
  if (schema.type === 'null') return null
  const longest = Math.min(Number(schema.maxLength ?? 8), 10_000)
  return oneOf(['x'.repeat(Math.min(8, longest)), 'x'.repeat(longest), '😀'.repeat(longest / 2)])
}

/** Sorts alternatives: objects first, null last. */
const rank = ({ type }: Schema) => (type === 'null' ? 1 : 0)

/** The input schemas by endpoint. */
export const inputSchemasOf = (contract: AnyContractRouter) => {
  const inputs = new Map<string, z.ZodType>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: { '~orpc': procedure }, path }) => {
    if (procedure.inputSchema) inputs.set(path.join('.'), procedure.inputSchema as z.ZodType)
  })
  return inputs
}

export const toJsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/**
 * Inputs that pass the endpoint's validation, so that only the door and the database can refuse them. Their ids are those
 * of the list in turn, or the function's result for the name of a field.
 */
export const sampleInputs = (contract: AnyContractRouter) => {
  const inputs = [...inputSchemasOf(contract)]
  const schemas = new Map(inputs.map(([endpoint, schema]) => [endpoint, toJsonSchema(schema) as Schema]))
  return (endpoint: string, ids: readonly string[] | ((field: string) => string)) => {
    const schema = schemas.get(endpoint)
    let next = 0
    const nextId = typeof ids === 'function' ? ids : () => ids[next++ % ids.length] ?? ''
    return schema && sample(schema, { nextId, oneOf: ([first]) => first })
  }
}
