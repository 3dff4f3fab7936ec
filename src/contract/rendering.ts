import type { Lookup } from './api.ts'
import type { SessionKind } from './kernel/roles.ts'

/** Data embedded in a page's HTML: the build that rendered it and the results of the reads that the page starts with. */
export interface InitialData {
  build: string
  /** Live stream position at which the server made these reads; the browser's stream continues from there. */
  streamPosition?: string
  results: readonly (Lookup & { output: unknown })[]
  /** Session kind of the caller; missing for a visitor. */
  as?: SessionKind
  /** True if the service worker served this document from its cache because the server did not respond. */
  offline?: true
  /** True if the page's object does not exist; the response has status 404. */
  missing?: true
}

/** Content of the document's head: title, language and link preview. */
export interface DocumentHead {
  title: string
  lang: string
  description?: string
  /** URL of the picture that messengers show in a link preview. */
  image?: string
  /** Canonical URL for search engines. */
  canonical?: string
  /** Structured data (schema.org) about the page's object. */
  about?: Readonly<Record<string, unknown>>
}

/** A server-rendered page, which the browser hydrates. */
export interface RenderedPage {
  html: string
  /** Preload links for the pictures that are visible first. */
  preloads: string
  head: DocumentHead
}

/** Renders the page at a URL with its initial data; implemented by src/web/server.tsx. */
export type RenderPage = (address: string, opened: InitialData) => Promise<RenderedPage>
