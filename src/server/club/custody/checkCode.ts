import type { StepsContext } from '#server/kernel/door.ts'
import { rememberDevice } from '#server/kernel/identity/devices.ts'
import { passwordMatches } from '#server/kernel/identity/passwords.ts'
import { attemptSecret } from '#server/kernel/limits/attempts.ts'
import type { Turn } from '#server/kernel/limits/fairQueue.ts'
import { runSlowly } from '#server/kernel/limits/slowLane.ts'
import { bagExists } from '../bags/bags.queries.ts'
import { findBagCode, withBagRoomAccess } from './custody.queries.ts'

/** A device's proof of knowing the code contains the code's date, so it becomes invalid when the code changes. */
const proofOfCode = (venueId: number, changedAt: Date) =>
  ({ what: 'bags', of: `${venueId} ${changedAt.getTime()}` }) as const

/**
 * Compares a code, for one bag or, if `bagId` is null, for a shift. Refuses every code for a bag that does not exist, so that
 * callers cannot find out which bags exist. Staff of the venue and phones that have used the code before have counters of their
 * own. Other phones are slowed down, but not refused, after too many wrong codes of strangers: the owner of a bag has no mail to
 * confirm a phone with.
 */
export const checkCode = async (
  context: StepsContext,
  bagId: string | null,
  code: string,
  errors: { wrong_code(): Error; no_bag_code(): Error },
) => {
  const { venueId, caller } = context
  const { exists, bagCodeRow } = await context.reading((db) =>
    withBagRoomAccess(db, async () => ({
      exists: bagId === null || (await bagExists(db, bagId)),
      bagCodeRow: await findBagCode(db),
    })),
  )
  if (!bagCodeRow) throw errors.no_bag_code()
  const evaluate = async (turn: Turn) => {
    if (!(await passwordMatches(exists ? bagCodeRow.codeHash : undefined, code, turn))) throw errors.wrong_code()
  }
  const secret = proofOfCode(venueId, bagCodeRow.changedAt)
  await attemptSecret(context, {
    secret,
    own: caller.kind === 'staff' ? caller.subject : undefined,
    evaluate,
    evaluateBeyond: (turn) => runSlowly(context, `bags ${venueId}`, () => evaluate(turn)),
  })
  rememberDevice(context, secret)
}
