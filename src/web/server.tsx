import { renderToString } from 'react-dom/server'
import type { DocumentHead, RenderPage } from '#contract/rendering.ts'
import { createClient } from '#web/kernel/data/client.ts'
import { keepAnswers } from '#web/kernel/data/opened.ts'
import { HeadProvider } from '#web/kernel/navigation/head.ts'
import { StillNavigation } from '#web/kernel/navigation/navigation.tsx'
import { partsOf } from '#web/kernel/navigation/parts.ts'
import { loadParts } from '#web/kernel/navigation/preparing.ts'
import { App } from './App.tsx'
import { guestParts } from './pages.guest.ts'
import { phoneParts } from './pages.phone.ts'
import { publicParts } from './pages.public.ts'

const registries = [guestParts, publicParts, phoneParts]
const shells = Object.assign({}, ...registries.map((registry) => registry.shells))
const parts = partsOf(shells, ...registries.map((registry) => registry.pages))

/** React puts preload links of pictures before the markup; they are cut off here and sent in the document's head. */
const leadingPreloads = /^(?:<link rel="preload"[^>]*>)*/

/** Renders a page to HTML from the given results; it sends no requests. */
export const renderPage: RenderPage = async (path, initialData) => {
  const client = createClient()
  keepAnswers(client, initialData)
  await loadParts(parts, path)
  const head: DocumentHead = { title: '', lang: 'es' }
  const html = renderToString(
    <HeadProvider value={head}>
      <StillNavigation address={path}>
        <App client={client} parts={parts} missing={initialData.missing} />
      </StillNavigation>
    </HeadProvider>,
  )
  client.clear()
  const [preloads = ''] = leadingPreloads.exec(html) ?? []
  return { html: html.slice(preloads.length), preloads, head }
}
