import '#web/kernel/shells/tv/polyfills.ts'
import { startLiveUpdates } from '#web/kernel/live/liveUpdates.ts'
import { checkIdentityOnReturn } from '#web/kernel/session/identityCheck.ts'
import { tvPageRegistry } from './pages.tv.ts'
import { startApp } from './start.tsx'

// Browser entry for televisions. It has a build of its own, because their browsers are years older than all others.
void startApp(tvPageRegistry, async () => startLiveUpdates, checkIdentityOnReturn)
