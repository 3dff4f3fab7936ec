import '#web/kernel/shells/tv/lacking.ts'
import { startLive } from '#web/kernel/live/live.ts'
import { askWhenReturned } from '#web/kernel/session/returning.ts'
import { tvParts } from './pages.tv.ts'
import { start } from './start.tsx'

// Browser entry for televisions. It has a build of its own, because their browsers are years older than all others.
void start(tvParts, async () => startLive, askWhenReturned)
