import { startLiveUpdates } from '#web/kernel/live/liveUpdates.ts'
import { ignoreStrayDoubleClicks } from '#web/kernel/navigation/doubleClicks.ts'
import { checkIdentityOnReturn } from '#web/kernel/session/identityCheck.ts'
import { loadRefusalSentences, setRefusalSentenceLoader } from '#web/kernel/text/refusals.ts'
import { staffPageRegistry } from './pages.ts'
import { startApp } from './start.tsx'

// Browser entry for the staff's pages and the sign-in.
ignoreStrayDoubleClicks()
setRefusalSentenceLoader(() => import('./refusals.ts').then(({ refusalSentences }) => refusalSentences))
/**
 * A failed import is ignored: the server may no longer have the file of this build, and the next navigation reloads
 * anyway.
 */
const announceNewBuild = () =>
  import('#web/kernel/live/announceNewBuild.ts').then((m) => m.announceNewBuild()).catch(() => {})
const startAnnouncing: typeof startLiveUpdates = (options) =>
  startLiveUpdates({ ...options, onNewBuild: announceNewBuild })
void startApp(staffPageRegistry, async () => startAnnouncing, checkIdentityOnReturn).then(loadRefusalSentences)
