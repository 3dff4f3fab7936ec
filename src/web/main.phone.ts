import { startLiveUpdates } from '#web/kernel/live/liveUpdates.ts'
import { ignoreStrayDoubleClicks } from '#web/kernel/navigation/doubleClicks.ts'
import { checkIdentityOnReturn } from '#web/kernel/session/identityCheck.ts'
import { loadRefusalSentences, setRefusalSentenceLoader } from '#web/kernel/text/refusals.ts'
import { phonePageRegistry } from './pages.phone.ts'
import { startApp } from './start.tsx'

/** Loaded later, because a page with a network needs it only after it is shown. */
const loadLastSeen = async () => {
  const [cache, member] = await Promise.all([
    import('#web/kernel/offline/lastSeenCache.ts'),
    import('#web/kernel/offline/storedMember.ts'),
  ])
  return { startLastSeenCache: cache.startLastSeenCache, withStoredMember: member.withStoredMember }
}

// Browser entry for the community's app and the phones in the bag room.
ignoreStrayDoubleClicks()
setRefusalSentenceLoader(() => import('./refusals.ts').then(({ refusalSentences }) => refusalSentences))
void startApp(phonePageRegistry, async () => startLiveUpdates, checkIdentityOnReturn, loadLastSeen).then(
  loadRefusalSentences,
)
