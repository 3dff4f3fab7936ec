import type { ContractProcedure, InferSchemaOutput } from '@orpc/contract'
import type { Contract } from './contract.ts'

type RemovalsIn<T, Path extends string> =
  T extends ContractProcedure<infer _Input, infer Output, infer _Errors, infer _Rules>
    ? InferSchemaOutput<Output> extends { binId: unknown }
      ? Path
      : never
    : { [K in keyof T & string]: RemovalsIn<T[K], Path extends '' ? K : `${Path}.${K}`> }[keyof T & string]

/** The endpoints that move what they remove to the bin: their output has a `binId`. */
export type BinnedRemoval = RemovalsIn<Contract, ''>

/** The output of such an endpoint; null when there was nothing to remove. */
export interface RemovalOutput {
  binId: string | null
}
