import { renderToString } from 'react-dom/server'
import type { DocumentHead, RenderPage } from '#contract/rendering.ts'
import { fillReadCache } from '#web/kernel/data/initialData.ts'
import { ReadCache } from '#web/kernel/data/readCache.ts'
import { ServerHeadProvider } from '#web/kernel/navigation/documentHead.ts'
import { StaticNavigation } from '#web/kernel/navigation/navigation.tsx'
import { createPageRegistry } from '#web/kernel/navigation/pageRegistry.ts'
import { loadPageCode } from '#web/kernel/navigation/preloadPage.ts'
import { App } from './App.tsx'
import { guestPageRegistry } from './pages.guest.ts'
import { phonePageRegistry } from './pages.phone.ts'
import { publicPageRegistry } from './pages.public.ts'

const registries = [guestPageRegistry, publicPageRegistry, phonePageRegistry]
const shells = Object.assign({}, ...registries.map((registry) => registry.shells))
const parts = createPageRegistry(shells, ...registries.map((registry) => registry.pages))

/** React puts preload links of pictures before the markup; they are cut off here and sent in the document's head. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)*/

/** Renders a page to HTML from the given results; it sends no requests. */
export const renderPage: RenderPage = async (path, initialData) => {
  const cache = new ReadCache()
  fillReadCache(cache, initialData)
  await loadPageCode(parts, path)
  const head: DocumentHead = { title: '', lang: 'es' }
  const html = renderToString(
    <ServerHeadProvider value={head}>
      <StaticNavigation address={path}>
        <App cache={cache} parts={parts} missing={initialData.missing} />
      </StaticNavigation>
    </ServerHeadProvider>,
  )
  cache.clear()
  const [preloads = ''] = leadingPreloads.exec(html) ?? []
  return { html: html.slice(preloads.length), preloads, head }
}
