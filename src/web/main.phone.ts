import { startLive } from '#web/kernel/live/live.ts'
import { guardSecondClicks } from '#web/kernel/navigation/secondClicks.ts'
import { askWhenReturned } from '#web/kernel/session/returning.ts'
import { expectRefusals, untilTold } from '#web/kernel/text/refusals.ts'
import { phoneParts } from './pages.phone.ts'
import { start } from './start.tsx'

// Browser entry for the community's app and the phones in the bag room.
guardSecondClicks()
expectRefusals(() => import('./refusals.ts').then(({ refusalSentences }) => refusalSentences))
void start(phoneParts, async () => startLive, askWhenReturned).then(untilTold)
