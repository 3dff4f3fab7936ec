import type { AnyContractRouter } from '@orpc/contract'
import { traverseContractProcedures } from '@orpc/server'
import { featureOf } from '#contract/api.ts'
import type { Feature } from '#contract/contract.ts'
import { type Role, roles } from '#contract/kernel/roles.ts'
import { type EndpointRules, endpointRulesOf } from './door.ts'

interface EndpointWithRules {
  endpoint: string
  rules: EndpointRules
}

export const endpointsOf = (router: AnyContractRouter): EndpointWithRules[] => {
  const found: EndpointWithRules[] = []
  traverseContractProcedures({ router, path: [] }, ({ contract, path }) => {
    found.push({ endpoint: path.join('.'), rules: endpointRulesOf(contract) })
  })
  return found
}

const featuresOf = (router: AnyContractRouter) =>
  new Set(endpointsOf(router).map(({ endpoint }) => featureOf(endpoint) as Feature))

export const isCached = (rules: EndpointRules) => rules.kind === 'read' && rules.cached === true
export const isCoalesced = (rules: EndpointRules) => rules.kind === 'read' && rules.coalesced === true
const staffOnly: readonly Role[] = ['staff', 'admin']

/** Throws at start if an endpoint lacks `who`, `venue` or `kind`, or if its cache settings could show data to the wrong caller. */
export const checkRules = (router: AnyContractRouter) => {
  const known: ReadonlySet<string> = featuresOf(router)
  for (const { endpoint, rules } of endpointsOf(router)) {
    if (!rules.who?.length || !rules.venue || !rules.kind)
      throw new Error(`Endpoint ${endpoint} does not say who may call it: build it from contract/kernel/who.ts.`)
    if (rules.kind === 'write' && !rules.audience)
      throw new Error(`Endpoint ${endpoint} does not say whom it notifies: build it from contract/kernel/who.ts.`)
    const unknown = fromOf(rules).find((feature) => !known.has(feature))
    if (unknown) throw new Error(`Endpoint ${endpoint} names '${unknown}' in 'from': there is no such feature.`)
    if (isCached(rules) && (rules.venue !== 'named' || roles.some((role) => !rules.who?.includes(role))))
      throw new Error(`Endpoint ${endpoint} is kept, but not everyone may call it: keep only what visitors read.`)
    if (isCoalesced(rules) && (rules.venue !== 'caller' || !rules.who.every((role) => staffOnly.includes(role))))
      throw new Error(`Endpoint ${endpoint} is shared, but not by the staff of a venue: others see rows of their own.`)
  }
}

const fromOf = (rules: EndpointRules) => (rules.kind === 'read' && rules.dependsOn) || []

/** For a written feature, the features whose reads change with it: itself, and those with a read that depends on it. */
export const featuresToNotify = (router: AnyContractRouter) => {
  const told = new Map<string, Set<Feature>>([...featuresOf(router)].map((feature) => [feature, new Set([feature])]))
  for (const { endpoint, rules } of endpointsOf(router))
    for (const source of fromOf(rules)) told.get(source)?.add(featureOf(endpoint) as Feature)
  return (feature: string) => [...(told.get(feature) ?? [])]
}

/** A role receives the live names of the features of which it may read something. */
export const mayReceive = (router: AnyContractRouter) => {
  const heard = new Set<string>()
  for (const { endpoint, rules } of endpointsOf(router))
    if (rules.kind === 'read' && !rules.notLive)
      for (const role of rules.who ?? []) heard.add(`${role} ${featureOf(endpoint)}`)
  return (role: Role, feature: string) => heard.has(`${role} ${feature}`)
}
