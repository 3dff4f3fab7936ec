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

/** One server draws them all. */
const drawn = [guestParts, publicParts, phoneParts]
const shells = Object.assign({}, ...drawn.map((one) => one.shells))
const parts = partsOf(shells, ...drawn.map((one) => one.pages))

/** React puts links to the pictures that are seen first before everything else; they belong into the head. */
const preloadsFirst = /^(?:<link rel="preload"[^>]*>)*/

/** Draws a page as the browser will: the same screens, the same answers. Nothing is read here. */
export const drawPage: RenderPage = async (address, opened) => {
  const client = createClient()
  keepAnswers(client, opened)
  await loadParts(parts, address)
  const head: DocumentHead = { title: '', lang: 'es' }
  const drawn = renderToString(
    <HeadProvider value={head}>
      <StillNavigation address={address}>
        <App client={client} parts={parts} missing={opened.missing} />
      </StillNavigation>
    </HeadProvider>,
  )
  client.clear()
  const [preloads = ''] = preloadsFirst.exec(drawn) ?? []
  return { html: drawn.slice(preloads.length), preloads, head }
}
