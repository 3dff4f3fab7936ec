import type { AnyContractRouter } from '@orpc/contract'
import { traverseContractProcedures } from '@orpc/server'
import { featureOf } from '#contract/api.ts'
import type { Role } from '#contract/kernel/roles.ts'
import { type Rules, rulesOf } from './door.ts'

interface Ruled {
  endpoint: string
  rules: Rules
}

export const endpointsOf = (router: AnyContractRouter): Ruled[] => {
  const found: Ruled[] = []
  traverseContractProcedures({ router, path: [] }, ({ contract, path }) => {
    found.push({ endpoint: path.join('.'), rules: rulesOf(contract) })
  })
  return found
}

/** Deny by default: an endpoint that does not say who may call it, and in which venue, stops the start. */
export const checkRules = (router: AnyContractRouter) => {
  for (const { endpoint, rules } of endpointsOf(router))
    if (!rules.who?.length || !rules.venue || !rules.kind)
      throw new Error(`Endpoint ${endpoint} does not say who may call it: build it from contract/kernel/who.ts.`)
}

/** A role hears the names of the features of which it may read something. */
export const mayHear = (router: AnyContractRouter) => {
  const heard = new Set<string>()
  for (const { endpoint, rules } of endpointsOf(router))
    if (rules.kind === 'read') for (const role of rules.who ?? []) heard.add(`${role} ${featureOf(endpoint)}`)
  return (role: Role, feature: string) => heard.has(`${role} ${feature}`)
}
