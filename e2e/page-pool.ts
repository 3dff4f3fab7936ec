import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContextOptions, Disposable, Page, ViewportSize } from '@playwright/test'
import { forgetAnnouncements, recordAnnouncements } from './popups.ts'

/** Calls whose effects stay: a page on which a journey makes one of them is not used again. */
const lastingCalls = ['exposeBinding', 'exposeFunction']
const lastingCallsOfContext = [...lastingCalls, 'addInitScript', 'newCDPSession', 'route']
const events = ['console', 'dialog', 'load', 'pageerror', 'request', 'requestfailed', 'response'] as const
const settingsOfMedia = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }

export interface PageOptions extends BrowserContextOptions {
  viewport: ViewportSize
  serviceWorkers: 'allow' | 'block'
}
type ContextOptions = Omit<PageOptions, 'viewport'>

interface Opened {
  clearStorage(): Promise<unknown>
  options: ContextOptions
  initScripts: Disposable[]
  isChanged: boolean
}

/**
 * Opens pages and uses them again in later journeys of a worker: loading a page in a renderer process that has run the app
 * before takes 0.4 s less CPU time than in a new one. Cookies, storage, history and settings are cleared in between.
 */
export const openPagePool = (browser: Browser, origin: string) => {
  const opened = new Map<Page, Opened>()
  const free: Page[] = []

  const openPage = async (options: ContextOptions, viewport: ViewportSize) => {
    const context = await browser.newContext({ ...options, viewport })
    await recordAnnouncements(context)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const state: Opened = {
      async clearStorage() {
        await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
        await session.send('Page.resetNavigationHistory')
      },
      options,
      initScripts: [],
      // A page with its own base URL has a proxy between itself and the server, which only one journey has.
      isChanged: options.serviceWorkers === 'allow' || options.baseURL !== undefined,
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
    const addInitScript = page.addInitScript.bind(page)
    page.addInitScript = async (...args) => {
      const script = await addInitScript(...args)
      state.initScripts.push(script)
      return script
    }
    opened.set(page, state)
    return page
  }

  const clear = async (page: Page, { clearStorage, initScripts }: Opened) => {
    const context = page.context()
    for (const event of events) {
      page.removeAllListeners(event)
      if (event !== 'load') context.removeAllListeners(event)
    }
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const script of initScripts.splice(0)) await script.dispose()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    await page.emulateMedia(settingsOfMedia)
    // The app is left first, because it writes to the storage at that moment. A page of the same origin, and not about:blank,
    // because that would end the renderer process.
    await page.goto(`${origin}/healthz`)
    await context.clearCookies()
    await page.evaluate(() => sessionStorage.clear())
    await clearStorage()
    forgetAnnouncements(page)
  }

  return {
    async take({ viewport, ...options }: PageOptions) {
      const index = free.findIndex((page) => isDeepStrictEqual(opened.get(page)?.options, options))
      const [page] = index < 0 ? [] : free.splice(index, 1)
      if (!page) return openPage(options, viewport)
      await page.setViewportSize(viewport)
      return page
    },
    async giveBack(page: Page) {
      const state = opened.get(page)
      if (!state || state.isChanged || page.isClosed()) {
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
