import { guestParts } from './pages.guest.ts'
import { startDrawn } from './start.drawn.ts'

// The entry of what guests of a hotel read and order.
startDrawn(guestParts)
