import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { Contract } from './contract.ts'

/**
 * An endpoint's name with the types of its input, output and refusals. The browser loads only names: the zod schemas
 * stay on the server, which validates every input and output.
 */
export interface Endpoint<Kind, Input, Output, Refused> {
  readonly endpoint: string
  readonly '~types'?: { kind: Kind; input: Input; output: Output; refused: Refused }
}
export type Read<Input, Output> = Endpoint<'read', Input, Output, unknown>
export type Write<Input, Output, Refused = unknown> = Endpoint<'write', Input, Output, Refused>

type Endpoints<T> = {
  [K in keyof T]: T[K] extends ContractProcedure<infer I, infer O, infer E, infer M>
    ? Endpoint<
        M extends { kind?: infer Kind } ? NonNullable<Kind> : never,
        InferSchemaInput<I>,
        InferSchemaOutput<O>,
        keyof E
      >
    : Endpoints<T[K]>
}

const endpointProxy = (path: string): unknown => {
  const children = new Map<string, unknown>()
  return new Proxy(
    { endpoint: path },
    {
      get(target, key) {
        if (key === 'endpoint' || typeof key !== 'string') return Reflect.get(target, key)
        const known = children.get(key)
        if (known) return known
        const child = endpointProxy(path ? `${path}.${key}` : key)
        children.set(key, child)
        return child
      },
    },
  )
}

/** All endpoints by their place in the contract: `api.club.posts.create` names 'club.posts.create'. */
export const api = endpointProxy('') as Endpoints<Contract>

/** The feature of an endpoint: 'club.posts.create' belongs to 'club.posts', the live topic and cache-key prefix. */
export const featureOf = (endpoint: string) => endpoint.slice(0, endpoint.lastIndexOf('.'))

/** One read with its input, such as the initial reads of a page. It is also the key of the browser's cache. */
export interface Lookup {
  endpoint: string
  input: unknown
}
export const lookup = <I, O>(read: Read<I, O>, ...input: undefined extends I ? [] : [I]): Lookup => ({
  endpoint: read.endpoint,
  input: input[0],
})
