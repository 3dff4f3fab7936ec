import { guestPageRegistry } from './pages.guest.ts'
import { startServerRendered } from './start.serverRendered.ts'

// Browser entry for the pages of a hotel's guests.
startServerRendered(guestPageRegistry)
