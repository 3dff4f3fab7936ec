import '#web/kernel/shells/tv/lacking.ts'
import { startLive } from '#web/kernel/live/live.ts'
import { askWhenReturned } from '#web/kernel/session/returning.ts'
import { tvParts } from './pages.tv.ts'
import { start } from './start.tsx'

// The entry of televisions, whose browsers are years older than anybody else's: a program of their own, built for those.
void start(tvParts, async () => startLive, askWhenReturned)
