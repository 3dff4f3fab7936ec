import type { Lookup } from './api.ts'
import type { Kind } from './kernel/roles.ts'

/** What comes with a page's HTML: the version it was made by, and the answers the page opens with. */
export interface Opened {
  build: string
  /** How far the server had heard the venue when it read the answers: the stream goes on from there. */
  mark?: string
  answers: readonly (Lookup & { output: unknown })[]
  /** As which kind of caller it was opened; a visitor's page says none. */
  as?: Kind
  /** Kept by the device for when nobody answers: it has just been shown because nobody did. */
  offline?: true
  /** There is nothing at this address: what it names does not exist. */
  missing?: true
}

/** What a page says of itself in the document's head. */
export interface Head {
  title: string
  lang: string
  description?: string
  /** The address of a picture of what the page is about, as messengers show it. */
  image?: string
  /** The address that stands for this page, however it was reached. */
  canonical?: string
  /** What the page is about, in the words of schema.org. */
  about?: Readonly<Record<string, unknown>>
}

/** A page drawn by the server: the browser takes it over as it is. */
export interface Drawn {
  html: string
  /** Links to what is seen first, to be fetched before anything else. */
  preloads: string
  head: Head
}

/** Draws the page at an address with the answers it opens with; the web's entry for the server is one. */
export type DrawPage = (address: string, opened: Opened) => Promise<Drawn>
