import { type BrowserContext, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    noteAnnouncement(words: string): void
  }
}

const announced = new WeakMap<Page, string[]>()
const notesOf = (page: Page) => {
  const notes = announced.get(page) ?? []
  announced.set(page, notes)
  return notes
}

/**
 * Records all announcements of this browser's pages. A popup is visible for 1.5 s, so that on a busy machine a journey could
 * look for it too late.
 */
export const recordAnnouncements = async (context: BrowserContext) => {
  await context.exposeBinding('noteAnnouncement', ({ page }, words: string) => notesOf(page).push(words))
  await context.addInitScript(() => {
    const note = (said: Node) => {
      const element = said instanceof Element ? said : said.parentElement
      const region = element?.closest('[role=status], [role=alert]')
      // Few nodes are in such a region; to read the text of every added node would take much longer.
      if (region?.checkVisibility() && said.textContent) window.noteAnnouncement(said.textContent)
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const said of type === 'characterData' ? [target] : addedNodes) note(said)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

/** Removes the record of a page that is used again. */
export const forgetAnnouncements = (page: Page) => announced.delete(page)

/** Waits until the page announces this text, or has announced it since the last call. */
export const said = async (page: Page, words: string) => {
  const notes = notesOf(page)
  await expect.poll(() => [...notes]).toContainEqual(expect.stringContaining(words))
  notes.splice(0, notes.findIndex((note) => note.includes(words)) + 1)
}

/** Whether the page has announced this text so far. */
export const hasSaid = (page: Page, words: string) => notesOf(page).some((note) => note.includes(words))
