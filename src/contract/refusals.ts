import type { ContractProcedure } from '@orpc/contract'
import type { Contract } from './contract.ts'
import type { Language } from './kernel/languages.limits.ts'
import type { Role } from './kernel/roles.ts'

/** The codes that one of these roles may be refused with, anywhere below T. */
type CodesFor<R extends Role, T> =
  T extends ContractProcedure<infer _Input, infer _Output, infer Errors, infer Rules>
    ? Rules extends { who?: readonly (infer Who)[] }
      ? Extract<Who, R> extends never
        ? never
        : keyof Errors
      : never
    : { [K in keyof T]: CodesFor<R, T[K]> }[keyof T]

/** Every expected refusal of the contract, by its code. */
export type Refusal = CodesFor<Role, Contract>
/** Those that can reach somebody who chose the language they read. */
type GuestRefusal = CodesFor<'visitor' | 'guest', Contract>

/** A sentence for each refusal. What a guest can be told exists in every language, or does not compile. */
export type RefusalSentences = { [C in Refusal]: C extends GuestRefusal ? Record<Language, string> : string }
