import { to } from '#contract/community/pages.ts'

/** Where one signs in to come back to this address. */
export const signInFor = (address: string) => to('loginApp', { to: address })
