import { publicParts } from './pages.public.ts'
import { startDrawn } from './start.drawn.ts'

// The entry of what anybody may come to by a link that was sent around.
startDrawn(publicParts)
