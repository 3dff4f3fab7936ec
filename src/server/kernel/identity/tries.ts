import type { Steps } from '../door.ts'
import { isOwnDevice, type Proved, rememberDevice } from './devices.ts'

/** Lets somebody in by a password, where `admit` finds that it is right; every try counts until one is. */
export const tryPassword = async <Admitted>(
  context: Steps,
  proved: Proved,
  errors: { too_many_tries(): Error },
  admit: () => Promise<Admitted>,
): Promise<Admitted> => {
  const { address } = context
  const { throttles } = context.kernel
  const own = isOwnDevice(context, proved)
  const tries = own ? throttles.ownDevice : throttles.account
  // A device of the owner's is not stopped by what others do at the same address.
  if (!own && !(await throttles.address.allows(address))) throw errors.too_many_tries()
  if (!(await tries.allows(proved.of))) throw errors.too_many_tries()
  const admitted = await admit()
  rememberDevice(context, proved)
  await tries.forget(proved.of)
  if (!own) await throttles.address.giveBack(address)
  return admitted
}
