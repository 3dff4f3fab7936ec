import type { AnyContractRouter } from '@orpc/contract'
import { traverseContractProcedures } from '@orpc/server'
import { featureOf } from '#contract/api.ts'
import { type Role, roles } from '#contract/kernel/roles.ts'
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

export const isKept = (rules: Rules) => rules.kind === 'read' && rules.kept === true

/** Deny by default: an endpoint that does not say who may call it, and in which venue, stops the start. */
export const checkRules = (router: AnyContractRouter) => {
  for (const { endpoint, rules } of endpointsOf(router)) {
    if (!rules.who?.length || !rules.venue || !rules.kind)
      throw new Error(`Endpoint ${endpoint} does not say who may call it: build it from contract/kernel/who.ts.`)
    if (isKept(rules) && (rules.venue !== 'named' || roles.some((role) => !rules.who?.includes(role))))
      throw new Error(`Endpoint ${endpoint} is kept, but not everyone may call it: keep only what visitors read.`)
  }
}

/** A role hears the names of the features of which it may read something. */
export const mayHear = (router: AnyContractRouter) => {
  const heard = new Set<string>()
  for (const { endpoint, rules } of endpointsOf(router))
    if (rules.kind === 'read') for (const role of rules.who ?? []) heard.add(`${role} ${featureOf(endpoint)}`)
  return (role: Role, feature: string) => heard.has(`${role} ${feature}`)
}
