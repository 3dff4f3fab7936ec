import { Lazy } from './Lazy.tsx'
import { lazyPart } from './lazyPart.ts'

// Loaded on demand, because its texts in four languages are rarely needed.
const page = lazyPart(() => import('./NotFoundPage.tsx').then((m) => m.NotFoundPage))
// The server renders without Suspense fallbacks, so it needs the code at once.
if (import.meta.env.SSR) await page.load()

export const NotFound = () => <Lazy part={page} with={{}} />
