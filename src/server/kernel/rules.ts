import type { AnyContractRouter } from '@orpc/contract'
import { traverseContractProcedures } from '@orpc/server'
import { featureOf } from '#contract/api.ts'
import type { Feature } from '#contract/contract.ts'
import { type Role, roles } from '#contract/kernel/roles.ts'
import type { ReadRules, WriteRules } from '#contract/kernel/who.ts'
import type { EndpointRules } from './admission.ts'
import { endpointRulesOf } from './door.ts'

interface EndpointWithRules {
  endpoint: string
  rules: EndpointRules
}

/** The endpoints of each router: a start needs those of the contract ten times, and each search takes over a millisecond. */
const knownEndpoints = new WeakMap<AnyContractRouter, readonly EndpointWithRules[]>()

export const endpointsOf = (router: AnyContractRouter): readonly EndpointWithRules[] => {
  const known = knownEndpoints.get(router)
  if (known) return known
  const found: EndpointWithRules[] = []
  traverseContractProcedures({ router, path: [] }, ({ contract, path }) => {
    found.push({ endpoint: path.join('.'), rules: endpointRulesOf(contract) })
  })
  knownEndpoints.set(router, found)
  return found
}

export const featuresOf = (router: AnyContractRouter) =>
  new Set(endpointsOf(router).map(({ endpoint }) => featureOf(endpoint) as Feature))

export const isCached = (rules: EndpointRules) => rules.kind === 'read' && rules.cached === true
export const isCoalesced = (rules: EndpointRules) => rules.kind === 'read' && rules.coalesced !== undefined
const staffOnly: readonly Role[] = ['staff', 'admin']

/** All names of rules. A rule under another name would have no effect, and the compiler accepts it in a shared constant. */
const ruleNames: Record<keyof ReadRules | keyof WriteRules, true> = {
  who: true,
  venue: true,
  limit: true,
  kind: true,
  dependsOn: true,
  cached: true,
  coalesced: true,
  notLive: true,
  isExport: true,
  audience: true,
  maxBodyBytes: true,
  requiresRecentSignIn: true,
}

/**
 * Throws at start if an endpoint lacks `who`, `venue`, `kind` or, if it is a write, `audience`, has an unknown rule, or if its
 * cache settings could show data to the wrong caller.
 */
export const checkRules = (router: AnyContractRouter) => {
  const known: ReadonlySet<string> = featuresOf(router)
  for (const { endpoint, rules } of endpointsOf(router)) {
    if (!rules.who?.length || !rules.venue || !rules.kind)
      throw new Error(`Endpoint ${endpoint} does not say who may call it: build it from contract/kernel/who.ts.`)
    if (rules.kind === 'write' && !rules.audience)
      throw new Error(`Endpoint ${endpoint} does not say whom it notifies: build it from contract/kernel/who.ts.`)
    const unknownRule = Object.keys(rules).find((name) => !(name in ruleNames))
    if (unknownRule)
      throw new Error(`Endpoint ${endpoint} has a rule '${unknownRule}', which contract/kernel/who.ts lacks.`)
    const unknown = sourcesOf(rules).find((feature) => !known.has(feature))
    if (unknown) throw new Error(`Endpoint ${endpoint} names '${unknown}' in 'dependsOn': there is no such feature.`)
    if (isCached(rules) && (rules.venue !== 'named' || roles.some((role) => !rules.who?.includes(role))))
      throw new Error(
        `Endpoint ${endpoint} is cached, but not every role may call it: only reads of visitors can be cached.`,
      )
    if (isCoalesced(rules) && (rules.venue !== 'caller' || !rules.who.every((role) => staffOnly.includes(role))))
      throw new Error(
        `Endpoint ${endpoint} is coalesced, but not only staff may call it: other callers see rows of their own.`,
      )
  }
}

const sourcesOf = (rules: EndpointRules) => (rules.kind === 'read' && rules.dependsOn) || []

/**
 * For a written feature, the features whose reads change with it: itself, those with a read that depends on it, and
 * 'kernel.waiting' if `waitingSources` contains it.
 */
export const featuresToNotify = (router: AnyContractRouter, waitingSources: readonly Feature[]) => {
  const dependents = new Map<string, Set<Feature>>(
    [...featuresOf(router)].map((feature) => [feature, new Set([feature])]),
  )
  for (const { endpoint, rules } of endpointsOf(router))
    for (const source of sourcesOf(rules)) dependents.get(source)?.add(featureOf(endpoint) as Feature)
  for (const source of waitingSources) dependents.get(source)?.add('kernel.waiting')
  return (feature: string) => [...(dependents.get(feature) ?? [])]
}

/**
 * Whether a role receives the name of a changed feature in its live stream: it must have a read of the feature that is not
 * `notLive`.
 */
export const mayReceive = (router: AnyContractRouter) => {
  const receivable = new Map<Role, Set<string>>()
  for (const { endpoint, rules } of endpointsOf(router))
    if (rules.kind === 'read' && !rules.notLive)
      for (const role of rules.who ?? [])
        receivable.set(role, (receivable.get(role) ?? new Set()).add(featureOf(endpoint)))
  return (role: Role, feature: string) => receivable.get(role)?.has(feature) ?? false
}
