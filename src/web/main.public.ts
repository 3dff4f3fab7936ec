import { publicParts } from './pages.public.ts'
import { startDrawn } from './start.drawn.ts'

// Browser entry for the public pages.
startDrawn(publicParts)
