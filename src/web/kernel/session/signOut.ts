import { api, type Write } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { isWithoutResponse } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { endSessionInOtherTabs } from '#web/kernel/live/liveUpdates.ts'
import { deletePersonalData, type personalStorageKeys } from './personalData.ts'
import { openNewDocument, setChangingSession } from './sessionChange.ts'
import { signOutText } from './signOut.text.ts'

interface SigningOut {
  /** Called with the sentence to show. Nothing has changed then, on the server or on the device. */
  onFailure: (sentence: string) => void
  /** The sign-out endpoint; staff, members and guests have different ones. */
  write?: Write<unknown, unknown>
  /** Path to open after signing out. */
  leadsTo?: string
  /** Runs after the server has ended the session, before the next page opens. */
  onSignedOut?: () => Promise<unknown>
  /** The data of this kind of person is deleted from the device. */
  kind?: keyof typeof personalStorageKeys
}

export function useSignOut({
  onFailure,
  write = api.kernel.identity.signOut,
  leadsTo = to('login'),
  kind = 'staff',
  onSignedOut = async () => {},
}: SigningOut) {
  const signOut = useWrite(write, {
    onSuccess: () => {
      endSessionInOtherTabs()
      void Promise.all([deletePersonalData(kind), onSignedOut()]).finally(() => openNewDocument(leadsTo))
    },
    onError: (failure) => {
      setChangingSession(false)
      // The session is in a cookie that only the server can delete.
      onFailure(isWithoutResponse(failure) ? signOutText.stillSignedIn : signOutText.signOutFailed)
    },
  })
  return {
    pending: signOut.isPending || signOut.isSuccess,
    signOut() {
      setChangingSession(true)
      signOut.mutate()
    },
  }
}
