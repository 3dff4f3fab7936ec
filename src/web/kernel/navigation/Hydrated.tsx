import type { ReactNode } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Renders its children once the page is hydrated, as a component of its own: a screen that calls `useHydrated` itself is rendered a second
 * time right after its hydration, while a tap may wait.
 */
export const Hydrated = ({ children }: { children: ReactNode }) => useHydrated() && children
