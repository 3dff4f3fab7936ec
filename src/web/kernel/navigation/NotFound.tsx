import { Later } from './Later.tsx'
import { part } from './part.ts'

// Loaded on demand, because its texts in four languages are rarely needed.
const page = part(() => import('./NotFoundPage.tsx').then((m) => m.NotFoundPage))
// The server renders without Suspense fallbacks, so it needs the code at once.
if (import.meta.env.SSR) await page.load()

export const NotFound = () => <Later part={page} with={{}} />
