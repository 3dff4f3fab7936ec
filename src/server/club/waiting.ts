import { bagRequestsWaiting } from './bagRequests/bagRequests.waiting.ts'
import { darkTvsWaiting } from './screens/screens.waiting.ts'

export const clubWaiting = [bagRequestsWaiting, darkTvsWaiting]
