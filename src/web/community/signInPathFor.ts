import { to } from '#contract/community/pages.ts'

/** Path of the sign-in page, which opens the path `address` after the sign-in. */
export const signInPathFor = (address: string) => to('loginApp', { to: address })
