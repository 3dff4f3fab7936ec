import { guestParts } from './pages.guest.ts'
import { startDrawn } from './start.drawn.ts'

// Browser entry for the pages of a hotel's guests.
startDrawn(guestParts)
