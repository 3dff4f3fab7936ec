import { api, type Write } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { endSessionInOtherTabs } from '#web/kernel/live/liveUpdates.ts'
import { deletePersonalData, type personalKeys } from './personalData.ts'
import { openNewDocument, setChangingSession } from './sessionChange.ts'

interface SigningOut {
  onFailure: (failure: Failure) => void
  /** The sign-out endpoint; staff, members and guests have different ones. */
  write?: Write<unknown, unknown>
  /** Path to open after signing out. */
  leadsTo?: string
  /** The data of this kind of person is deleted from the device. */
  kind?: keyof typeof personalKeys
}

export function useSignOut({
  onFailure,
  write = api.kernel.identity.signOut,
  leadsTo = to('login'),
  kind = 'staff',
}: SigningOut) {
  const signOut = useWrite(write, {
    onSuccess: () => {
      endSessionInOtherTabs()
      void deletePersonalData(kind).finally(() => openNewDocument(leadsTo))
    },
    onError: (failure) => {
      setChangingSession(false)
      onFailure(failure)
    },
  })
  return {
    pending: signOut.isPending || signOut.isSuccess,
    /** `before` is work that needs the session, such as ending push notifications; signing out waits for it. */
    signOut(before: Promise<unknown> = Promise.resolve()) {
      setChangingSession(true)
      void before.finally(() => signOut.mutate())
    },
  }
}
