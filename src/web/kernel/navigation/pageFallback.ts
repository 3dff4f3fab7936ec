import { createContext, type ReactNode } from 'react'

/** Shown in place of a page while its code loads. A shell provides it, so that other surfaces do not load it. */
export const PageFallbackContext = createContext<ReactNode>(null)
