import { startLiveUpdates } from '#web/kernel/live/liveUpdates.ts'
import { ignoreStrayDoubleClicks } from '#web/kernel/navigation/doubleClicks.ts'
import { checkIdentityOnReturn } from '#web/kernel/session/identityCheck.ts'
import { loadRefusalSentences, setRefusalSentenceLoader } from '#web/kernel/text/refusals.ts'
import { staffPageRegistry } from './pages.ts'
import { startApp } from './start.tsx'

// Browser entry for the staff's pages and the sign-in.
ignoreStrayDoubleClicks()
setRefusalSentenceLoader(() => import('./refusals.ts').then(({ refusalSentences }) => refusalSentences))
void startApp(staffPageRegistry, async () => startLiveUpdates, checkIdentityOnReturn).then(loadRefusalSentences)
