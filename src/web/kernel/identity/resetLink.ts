import { useState } from 'react'
import { passwordLimits } from '#contract/kernel/identity.limits.ts'
import { type Failure, isUnanswered } from '#web/kernel/data/failure.ts'
import type { Reading } from '#web/kernel/ui/loading/Loaded.tsx'
import { resetText as text } from './reset.text.ts'

/** Whether a link that sets a password still does: seen by a look at it, or said by the server when it is used. */
export function useResetLink({ data, error }: Reading<{ usable: boolean }>) {
  const [refused, setRefused] = useState(false)
  const [unanswered, setUnanswered] = useState(false)
  return {
    isOver: refused || data?.usable === false || error?.kind === 'invalid',
    /** A try had no answer: perhaps that was what used the link up. */
    perhapsSet: unanswered,
    /** For the form that uses it: true where the link was why it failed. */
    onFailure: (failure: Failure) => {
      const isOver = failure.is('link_expired')
      if (isOver) setRefused(true)
      if (isUnanswered(failure)) setUnanswered(true)
      return isOver
    },
  }
}

/** A new password is typed twice. */
export const blankPassword = { password: '', again: '' }

export const longEnough = (value: string) => (value.length < passwordLimits.min ? text.short : null)

export const passwordChecks = {
  password: longEnough,
  again: (value: string, { password }: typeof blankPassword) => (value === password ? null : text.different),
}
