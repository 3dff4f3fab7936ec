import { ORPCError } from '@orpc/server'
import type { SecretLimit } from '#contract/kernel/callLimits.ts'
import type { StepsContext } from '../door.ts'
import { networkOf } from '../http/clientAddress.ts'
import { findKnownDevice, type Secret } from '../identity/devices.ts'
import type { Counter } from './counters.ts'
import type { Turn } from './fairQueue.ts'
import { countCallOrRefuse } from './limits.ts'

/** An attempt at a secret. */
interface Attempt<Right> {
  secret: Secret
  /** Id of a signed-in person, or of another proof of who is calling. Such a caller has a counter of their own, as a known device has. */
  own?: string | undefined
  /** Compares the secret; throws the refusal if it is wrong. `turn` is the caller's place among those who wait for hashing. */
  evaluate(turn: Turn): Promise<Right>
  /** Called in place of `evaluate` for an unknown device after too many wrong attempts of all unknown ones (`strangers`). */
  evaluateBeyond?(turn: Turn): Promise<Right>
}

/** Whether the error says that the secret was wrong, and not that the server could not compare it. */
const isRefusal = (error: unknown) => error instanceof ORPCError && error.status < 500

const countersOf = (
  { what, of }: Secret,
  { network: perNetwork, networkAndTarget, device: perDevice }: SecretLimit,
  network: string,
  own: string | undefined,
): Counter[] =>
  own && perDevice
    ? [{ name: `${what} device`, rate: perDevice, key: `${own} ${of}` }]
    : [
        // The second counter ignores attempts that the first refuses: guessing at one target leaves attempts for others.
        { name: `${what} target`, rate: networkAndTarget, key: `${network} ${of}` },
        { name: `${what} network`, rate: perNetwork, key: network },
      ]

/**
 * Counts an attempt at a secret and evaluates it. Attempts are counted before they are evaluated, so that parallel ones cannot
 * exceed the limit; right ones are subtracted again. A caller is refused only for its own wrong attempts: those of its network, or
 * of its device if that has entered the secret before.
 */
export const attemptSecret = async <Right>(context: StepsContext, attempt: Attempt<Right>): Promise<Right> => {
  const { secret, evaluate, evaluateBeyond = evaluate } = attempt
  const { counters } = context.kernel.limits
  const limit = context.limit?.secret
  if (!limit) throw new Error('an endpoint that evaluates a secret declares limit.secret in the contract')
  const own = attempt.own ?? (limit.device && findKnownDevice(context, secret))
  const network = networkOf(context.address)
  const turn = { key: network, first: own !== undefined }
  const taken = countersOf(secret, limit, network, own)
  await countCallOrRefuse(context, taken)
  const strangers =
    limit.strangers && !own ? { name: `${secret.what} strangers`, rate: limit.strangers, key: secret.of } : undefined
  const isBeyond = strangers !== undefined && (await counters.take(strangers)) > 0
  if (strangers) taken.push(strangers)
  const giveBack = () => Promise.all(taken.map((counter) => counters.giveBack(counter)))
  const right = await (isBeyond ? evaluateBeyond(turn) : evaluate(turn)).catch(async (error) => {
    if (!isRefusal(error)) await giveBack()
    throw error
  })
  await giveBack()
  return right
}
