import { publicPageRegistry } from './pages.public.ts'
import { startServerRendered } from './start.serverRendered.ts'

// Browser entry for the public pages.
startServerRendered(publicPageRegistry)
