import type { startLive } from '#web/kernel/live/live.ts'
import type { Parts } from '#web/kernel/navigation/parts.ts'
import { start } from './start.tsx'

/** What keeps a page fresh comes after the page: whatever is missed meanwhile, the mark on its HTML tells. */
async function live(): Promise<typeof startLive> {
  try {
    const [{ startLive }, { guardSecondClicks }, { askWhenReturned }] = await Promise.all([
      import('#web/kernel/live/live.ts'),
      import('#web/kernel/navigation/secondClicks.ts'),
      import('#web/kernel/session/returning.ts'),
    ])
    return (options) => {
      guardSecondClicks()
      askWhenReturned(options.client)
      startLive(options)
    }
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    return live()
  }
}

/** Starts where pages arrive drawn: a slow phone loads no more than they need. What tells refusals brings their sentences. */
export const startDrawn = (parts: Parts) => void start(parts, live)
