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
 * Notes everything that this browser's pages announce from now on. A popup lives for a second and a half: on a busy
 * machine whoever has to look at it in time comes too late.
 */
export const noteAnnouncements = async (context: BrowserContext) => {
  await context.exposeBinding('noteAnnouncement', ({ page }, words: string) => notesOf(page).push(words))
  await context.addInitScript(() => {
    const note = (said: Node) => {
      const element = said instanceof Element ? said : said.parentElement
      const region = element?.closest('[role=status], [role=alert]')
      if (said.textContent && region?.checkVisibility()) window.noteAnnouncement(said.textContent)
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const said of type === 'characterData' ? [target] : addedNodes) note(said)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

/** The page announces these words, or has since it was last asked for some. */
export const said = async (page: Page, words: string) => {
  const notes = notesOf(page)
  await expect.poll(() => [...notes]).toContainEqual(expect.stringContaining(words))
  notes.splice(0, notes.findIndex((note) => note.includes(words)) + 1)
}

/** Whether it has announced them by now. */
export const hasSaid = (page: Page, words: string) => notesOf(page).some((note) => note.includes(words))
