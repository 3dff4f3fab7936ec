import { type BrowserContext, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    noteAnnouncement(words: string): void
  }
}

interface Announcements {
  texts: string[]
  /** Number of texts that `said` has passed. */
  readCount: number
}

const announced = new WeakMap<Page, Announcements>()
const recordOf = (page: Page) => {
  const record: Announcements = announced.get(page) ?? { texts: [], readCount: 0 }
  announced.set(page, record)
  return record
}

/**
 * Records all announcements of this browser's pages. A popup is visible for 1.5 s, so that on a busy machine a journey could
 * look for it too late.
 */
export const recordAnnouncements = async (context: BrowserContext) => {
  await context.exposeBinding('noteAnnouncement', ({ page }, words: string) => recordOf(page).texts.push(words))
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

/** All announcements of a page, for the report of a failed journey. */
export const announcementsOf = (page: Page) => recordOf(page).texts

const unread = ({ texts, readCount }: Announcements) => texts.slice(readCount)

/** Waits until the page announces this text, or has announced it since the last call. */
export const said = async (page: Page, words: string) => {
  const record = recordOf(page)
  await expect.poll(() => unread(record)).toContainEqual(expect.stringContaining(words))
  record.readCount += unread(record).findIndex((text) => text.includes(words)) + 1
}

/** Whether the page has announced this text since the last call of `said`. */
export const hasSaid = (page: Page, words: string) => unread(recordOf(page)).some((text) => text.includes(words))
