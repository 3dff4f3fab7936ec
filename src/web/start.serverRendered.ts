import type { startLiveUpdates } from '#web/kernel/live/liveUpdates.ts'
import type { PageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { startApp } from './start.tsx'

/** Loads the live updates after the page. The stream position in the HTML shows the server which changes were missed until then. */
async function loadLive(): Promise<typeof startLiveUpdates> {
  try {
    const [startUpdates, guardClicks, checkIdentity] = await Promise.all([
      import('#web/kernel/live/liveUpdates.ts').then((m) => m.startLiveUpdates),
      import('#web/kernel/navigation/doubleClicks.ts').then((m) => m.ignoreStrayDoubleClicks),
      import('#web/kernel/session/identityCheck.ts').then((m) => m.checkIdentityOnReturn),
    ])
    return (options) => {
      guardClicks()
      checkIdentity(options.cache)
      startUpdates(options)
    }
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    return loadLive()
  }
}

/** Starts a server-rendered page; live updates load later, because slow phones first need only the page itself. */
export const startServerRendered = (parts: PageRegistry) => void startApp(parts, loadLive)
