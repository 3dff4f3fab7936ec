import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContextOptions, CDPSession, Page, ViewportSize } from '@playwright/test'
import { forgetAnnouncements, noteAnnouncements } from './popups.ts'

/** Calls whose effects stay: a page on which a journey makes one of them is not used again. */
const lastingCalls = ['addInitScript', 'exposeBinding', 'exposeFunction']
const lastingCallsOfContext = [...lastingCalls, 'newCDPSession', 'newPage', 'on', 'route']
const events = ['console', 'dialog', 'load', 'pageerror', 'request', 'response'] as const
const settingsOfMedia = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }

export interface PageOptions extends BrowserContextOptions {
  viewport: ViewportSize
  serviceWorkers: 'allow' | 'block'
}

interface Opened {
  session: CDPSession
  options: PageOptions
  isChanged: boolean
}

/**
 * Opens pages and uses them again in later journeys of a worker: loading a page in a renderer process that has run the app
 * before takes 0.4 s less CPU time than in a new one. Cookies, storage, history and settings are cleared in between.
 */
export const openPagePool = (browser: Browser, origin: string) => {
  const opened = new Map<Page, Opened>()
  const free: Page[] = []

  const openPage = async (options: PageOptions) => {
    const context = await browser.newContext(options)
    await noteAnnouncements(context)
    const page = await context.newPage()
    const state: Opened = {
      session: await context.newCDPSession(page),
      options,
      isChanged: options.serviceWorkers === 'allow',
    }
    const watch = (target: object, names: string[]) => {
      for (const name of names) {
        const call: (...args: unknown[]) => unknown = Reflect.get(target, name).bind(target)
        const noteCall = (...args: unknown[]) => {
          state.isChanged = true
          return call(...args)
        }
        Reflect.set(target, name, noteCall)
      }
    }
    watch(page, lastingCalls)
    watch(context, lastingCallsOfContext)
    watch(page.clock, ['install', 'setFixedTime', 'setSystemTime'])
    opened.set(page, state)
    return page
  }

  const clear = async (page: Page, { session, options }: Opened) => {
    const context = page.context()
    for (const event of events) page.removeAllListeners(event)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    await page.emulateMedia(settingsOfMedia)
    await page.setViewportSize(options.viewport)
    // The app is left first, because it writes to the storage at that moment. A page of the same origin, and not about:blank,
    // because that would end the renderer process.
    await page.goto(`${origin}/healthz`)
    await context.clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.send('Page.resetNavigationHistory')
    forgetAnnouncements(page)
  }

  return {
    async take(options: PageOptions) {
      const index = free.findIndex((page) => isDeepStrictEqual(opened.get(page)?.options, options))
      const [page] = index < 0 ? [] : free.splice(index, 1)
      return page ?? openPage(options)
    },
    async giveBack(page: Page) {
      const state = opened.get(page)
      if (!state || state.isChanged || page.isClosed() || page.context().pages().length > 1) {
        opened.delete(page)
        await page.context().close()
      } else {
        await clear(page, state)
        free.push(page)
      }
    },
  }
}
export type PagePool = ReturnType<typeof openPagePool>
