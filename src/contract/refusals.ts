import type { ContractProcedure } from '@orpc/contract'
import type { Contract } from './contract.ts'
import type { Language } from './kernel/languages.limits.ts'
import type { Role } from './kernel/roles.ts'

/** The refusal codes of all endpoints below T that one of the roles R may call. */
type CodesFor<R extends Role, T> =
  T extends ContractProcedure<infer _Input, infer _Output, infer Errors, infer Rules>
    ? Rules extends { who?: readonly (infer Who)[] }
      ? Extract<Who, R> extends never
        ? never
        : keyof Errors
      : never
    : { [K in keyof T]: CodesFor<R, T[K]> }[keyof T]

/** All refusal codes of the contract. */
export type Refusal = CodesFor<Role, Contract>
/** The codes that visitors and guests can receive; they read one of four languages. */
type GuestRefusal = CodesFor<'visitor' | 'guest', Contract>

/** The sentence for each refusal code. A code that guests can receive needs all four languages, otherwise this does not compile. */
export type RefusalSentences = { [C in Refusal]: C extends GuestRefusal ? Record<Language, string> : string }
