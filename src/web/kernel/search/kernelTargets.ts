import { to } from '#contract/kernel/pages.ts'
import { kernelTargetText as text } from './kernelTargets.text.ts'
import type { SearchTarget } from './searchTarget.ts'

export const kernelTargets: readonly SearchTarget[] = [
  { ...text.invite, page: 'users', to: to('users'), kind: 'action' },
  { ...text.edit, page: 'configurationEdit', to: to('configurationEdit'), kind: 'action' },
  { ...text.account, page: 'account', to: to('account'), kind: 'setting' },
  { ...text.password, page: 'recoverSignedIn', to: to('recoverSignedIn'), kind: 'setting' },
]
