import { useState } from 'react'
import { passwordLimits } from '#contract/kernel/identity.limits.ts'
import { type Failure, isUnanswered } from '#web/kernel/data/failure.ts'
import type { Reading } from '#web/kernel/ui/loading/Loaded.tsx'
import { resetText as text } from './reset.text.ts'

/** Tracks whether a reset link is still valid, from the read that checks it and from the refusal when it is used. */
export function useResetLink({ data, error }: Reading<{ usable: boolean }>) {
  const [refused, setRefused] = useState(false)
  const [unanswered, setUnanswered] = useState(false)
  return {
    isOver: refused || data?.usable === false || error?.kind === 'invalid',
    /** A request got no response: it may have set the password and used up the link. */
    perhapsSet: unanswered,
    /** Failure handler for the form; returns true if the link has expired. */
    onFailure: (failure: Failure) => {
      const isOver = failure.is('link_expired')
      if (isOver) setRefused(true)
      if (isUnanswered(failure)) setUnanswered(true)
      return isOver
    },
  }
}

/** Initial values of the form; the new password is typed twice. */
export const blankPassword = { password: '', again: '' }

export const longEnough = (value: string) => (value.length < passwordLimits.min ? text.short : null)

export const passwordChecks = {
  password: longEnough,
  again: (value: string, { password }: typeof blankPassword) => (value === password ? null : text.different),
}
