import type { AnyContractRouter } from '@orpc/contract'
import { featureOf } from '#contract/api.ts'
import { type Scope, type ScopeGroupName, scopeGroupNames, scopeGroups } from '#contract/kernel/scopes.limits.ts'
import type { EndpointRules } from '../admission.ts'
import { endpointsOf } from '../rules.ts'

/**
 * Whether a key may call an endpoint at all. Excluded are those that staff may not call, that need a recent sign-in or
 * compare a secret, and the forms of public pages.
 */
const isOffered = (rules: EndpointRules) => {
  if (!rules.who?.includes('staff') || rules.venue === 'none' || rules.limit?.secret) return false
  return rules.kind === 'read' || (rules.venue === 'caller' && !(rules.kind === 'write' && rules.requiresRecentSignIn))
}

const groupOf = new Map<string, ScopeGroupName>(
  scopeGroupNames.flatMap((group) => scopeGroups[group].features.map((feature) => [feature, group] as const)),
)

/** The endpoints that keys can call, with the scope that each requires. */
export const scopesOfEndpoints = (contract: AnyContractRouter): ReadonlyMap<string, Scope> =>
  new Map(
    endpointsOf(contract).flatMap(({ endpoint, rules }) => {
      const group = groupOf.get(featureOf(endpoint))
      return group && isOffered(rules) ? [[endpoint, `${group}:${rules.kind ?? 'read'}` as const]] : []
    }),
  )

/** Throws at start if a scope names a feature without endpoints for keys, or says wrongly whether it can be written. */
export const checkScopes = (contract: AnyContractRouter) => {
  const offered = scopesOfEndpoints(contract)
  for (const group of scopeGroupNames) {
    const { features, writable } = scopeGroups[group]
    const unknown = features.find((feature) => ![...offered.keys()].some((endpoint) => featureOf(endpoint) === feature))
    if (unknown) throw new Error(`The scope '${group}' names '${unknown}', of which a key can call nothing.`)
    if (writable !== [...offered.values()].includes(`${group}:write`))
      throw new Error(`The scope '${group}' says wrongly whether a key can write something of it.`)
  }
}

export const includesScope = (granted: readonly Scope[], required: Scope) =>
  granted.includes(required) || granted.includes(required.replace(/:read$/, ':write') as Scope)
