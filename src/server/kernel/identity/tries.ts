import type { StepsContext } from '../door.ts'
import { isKnownDevice, type ProvedSecret, rememberDevice } from './devices.ts'

/**
 * Counts an attempt at a password or code, then calls `admit`, which throws if it is wrong. A correct attempt resets the
 * account's count and remembers the device.
 */
export const tryPassword = async <Admitted>(
  context: StepsContext,
  proved: ProvedSecret,
  errors: { too_many_tries(): Error },
  admit: () => Promise<Admitted>,
): Promise<Admitted> => {
  const { address } = context
  const { throttles } = context.kernel
  const own = isKnownDevice(context, proved)
  const tries = own ? throttles.ownDevice : throttles.account
  // A device that has signed in before is not limited by failed attempts of others behind the same IP address.
  if (!own && !(await throttles.address.allows(address))) throw errors.too_many_tries()
  if (!(await tries.allows(proved.of))) throw errors.too_many_tries()
  const admitted = await admit()
  rememberDevice(context, proved)
  await tries.forget(proved.of)
  if (!own) await throttles.address.giveBack(address)
  return admitted
}
