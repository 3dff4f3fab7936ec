import { to } from '#contract/community/pages.ts'

/** Path of the sign-in page that returns to `address` afterwards. */
export const signInFor = (address: string) => to('loginApp', { to: address })
