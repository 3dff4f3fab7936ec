import { startLive } from '#web/kernel/live/live.ts'
import { guardSecondClicks } from '#web/kernel/navigation/secondClicks.ts'
import { askWhenReturned } from '#web/kernel/session/returning.ts'
import { expectRefusals, untilTold } from '#web/kernel/text/refusals.ts'
import { parts } from './pages.ts'
import { start } from './start.tsx'

// Browser entry for the staff's pages and the sign-in.
guardSecondClicks()
expectRefusals(() => import('./refusals.ts').then(({ refusalSentences }) => refusalSentences))
void start(parts, async () => startLive, askWhenReturned).then(untilTold)
