import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { endInOtherTabs } from '#web/kernel/live/live.ts'
import { enter, setLeaving } from './leaving.ts'

export function useSignOut(onFailure: () => void) {
  const signOut = useWrite(api.kernel.identity.signOut, {
    onSuccess: () => {
      endInOtherTabs()
      enter(to('login'))
    },
    onError: () => {
      setLeaving(false)
      onFailure()
    },
  })
  return {
    pending: signOut.isPending || signOut.isSuccess,
    signOut() {
      setLeaving(true)
      signOut.mutate()
    },
  }
}
