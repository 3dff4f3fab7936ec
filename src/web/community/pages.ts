import { communityPages } from '#contract/community/pages.ts'
import { part } from '#web/kernel/navigation/part.ts'
import { drawnBy } from '#web/kernel/navigation/parts.ts'

export const communityScreens = drawnBy(communityPages, {
  loginApp: part(() => import('#web/community/members/LoginAppScreen.tsx').then((m) => m.LoginAppScreen)),
  memberRecover: part(() => import('#web/community/members/RecoverScreen.tsx').then((m) => m.RecoverScreen)),
  memberReset: part(() => import('#web/community/members/ResetScreen.tsx').then((m) => m.ResetScreen)),
})
