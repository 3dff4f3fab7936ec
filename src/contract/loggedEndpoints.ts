import type { ContractProcedure } from '@orpc/contract'
import type { Contract } from './contract.ts'

type IsStaffWrite<Rules> = Rules extends { kind?: 'write'; who?: readonly (infer R)[] }
  ? 'admin' extends R
    ? true
    : false
  : false

/** The names of a product's writes that staff may call. The activity log has a sentence for each. */
export type StaffWriteOf<Product extends keyof Contract> = {
  [Feature in keyof Contract[Product]]: {
    [Name in keyof Contract[Product][Feature]]: Contract[Product][Feature][Name] extends ContractProcedure<
      infer _Input,
      infer _Output,
      infer _Errors,
      infer Rules
    >
      ? IsStaffWrite<Rules> extends true
        ? `${Product}.${Feature & string}.${Name & string}`
        : never
      : never
  }[keyof Contract[Product][Feature]]
}[keyof Contract[Product]]
