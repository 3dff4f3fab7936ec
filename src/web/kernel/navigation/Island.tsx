import { type ReactNode, Suspense } from 'react'

/**
 * A part of a server-rendered page that React hydrates on its own. A tap waits for the hydration of the parts around its target, and not
 * for that of the whole page.
 */
export const Island = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>
