import { api, type Write } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { forgetDrafts } from '#web/kernel/data/draft.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { endInOtherTabs } from '#web/kernel/live/live.ts'
import { enter, setLeaving } from './leaving.ts'

interface SigningOut {
  onFailure: (failure: Failure) => void
  /** Each kind of people has their own session, */
  write?: Write<unknown, unknown>
  /** and goes on elsewhere. */
  leadsTo?: string
}

export function useSignOut({ onFailure, write = api.kernel.identity.signOut, leadsTo = to('login') }: SigningOut) {
  const signOut = useWrite(write, {
    onSuccess: () => {
      endInOtherTabs()
      forgetDrafts()
      enter(leadsTo)
    },
    onError: (failure) => {
      setLeaving(false)
      onFailure(failure)
    },
  })
  return {
    pending: signOut.isPending || signOut.isSuccess,
    /** After what has to be done while the session is still there. */
    signOut(before: Promise<unknown> = Promise.resolve()) {
      setLeaving(true)
      void before.finally(() => signOut.mutate())
    },
  }
}
