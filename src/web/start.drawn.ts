import type { startLive } from '#web/kernel/live/live.ts'
import type { Parts } from '#web/kernel/navigation/parts.ts'
import { start } from './start.tsx'

/** Loads the live updates after the page. The stream position in the HTML shows the server which changes were missed until then. */
async function loadLive(): Promise<typeof startLive> {
  try {
    const [startUpdates, guardClicks, checkIdentity] = await Promise.all([
      import('#web/kernel/live/live.ts').then((m) => m.startLive),
      import('#web/kernel/navigation/secondClicks.ts').then((m) => m.guardSecondClicks),
      import('#web/kernel/session/returning.ts').then((m) => m.askWhenReturned),
    ])
    return (options) => {
      guardClicks()
      checkIdentity(options.client)
      startUpdates(options)
    }
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    return loadLive()
  }
}

/** Starts a server-rendered page; live updates load later, because slow phones first need only the page itself. */
export const startDrawn = (parts: Parts) => void start(parts, loadLive)
