import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract'
import type { Contract } from './contract.ts'

/**
 * Names an endpoint and carries its types. The browser gets no more of the contract than this:
 * the schemas stay on the server, which checks everything anyway.
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

const at = (path: string): unknown => {
  const below = new Map<string, unknown>()
  return new Proxy(
    { endpoint: path },
    {
      get(here, key) {
        if (key === 'endpoint' || typeof key !== 'string') return Reflect.get(here, key)
        const known = below.get(key)
        if (known) return known
        const next = at(path ? `${path}.${key}` : key)
        below.set(key, next)
        return next
      },
    },
  )
}

/** `api.club.posts.create` is the endpoint of that name, with its types. */
export const api = at('') as Endpoints<Contract>

/** 'club.posts.create' belongs to the feature 'club.posts': live topic and cache prefix alike. */
export const featureOf = (endpoint: string) => endpoint.slice(0, endpoint.lastIndexOf('.'))

/** One read with its input: what a page opens with, and how answers are kept. */
export interface Lookup {
  endpoint: string
  input: unknown
}
export const lookup = <I, O>(read: Read<I, O>, ...input: undefined extends I ? [] : [I]): Lookup => ({
  endpoint: read.endpoint,
  input: input[0],
})
