import { useNavigate } from 'react-router'
import type { Write } from '#contract/api.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from './popups.ts'

interface Saved<O> {
  said: string
  /** Where what was saved is seen. */
  to: string | ((output: O) => string)
}

/** What a form saves with: says that it is done, and goes on. */
export function useSaving<I, O>(write: Write<I, O>, { said, to }: Saved<O>) {
  const navigate = useNavigate()
  return useWrite(write, {
    onSuccess: (output) => {
      popup.success(said)
      void navigate(typeof to === 'string' ? to : to(output))
    },
  })
}
