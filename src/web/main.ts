import { startLive } from '#web/kernel/live/live.ts'
import { askWhenReturned } from '#web/kernel/session/returning.ts'
import { tellRefusals } from '#web/kernel/text/refusals.ts'
import { parts } from './pages.ts'
import { refusalSentences } from './refusals.ts'
import { start } from './start.tsx'

// The entry of pages that the browser draws.
tellRefusals(refusalSentences)
void start(parts, async () => startLive, askWhenReturned)
