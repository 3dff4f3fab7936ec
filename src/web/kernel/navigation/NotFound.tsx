import { Later } from './Later.tsx'
import { part } from './part.ts'

// Few ever read it: its words in four languages come when there is nothing else to show.
const page = part(() => import('./NotFoundPage.tsx').then((m) => m.NotFoundPage))
// What is drawn on the server is drawn whole.
if (import.meta.env.SSR) await page.load()

export const NotFound = () => <Later part={page} with={{}} />
