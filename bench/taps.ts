import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'

/** Milliseconds between two taps. */
const tapEvery = 100
/** Milliseconds of tapping from the arrival of the HTML; the pages are usable after at most 3.5 s. */
const tapping = 3000
/** Controls of the first view that are tapped in turn. */
const controls = 'a[href], button, summary, input, select, textarea'

/**
 * Runs in the page before its scripts. Of a tap's events only those of the pointer reach the application, for which React hydrates what was
 * tapped: the page stays as it is, so that each tap is like the first. Every tap changes a pixel, because the duration of a tap that
 * changes nothing lasts until something else is painted.
 */
function observeTaps() {
  for (const kind of ['pointerover', 'touchstart', 'mousedown', 'focusin', 'click'])
    addEventListener(
      kind,
      (event) => {
        event.stopImmediatePropagation()
        if (event.cancelable && kind !== 'touchstart') event.preventDefault()
      },
      { capture: true, passive: kind === 'touchstart' },
    )
  const pixel = document.createElement('div')
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      pixel.style.cssText = `position:fixed;top:0;width:1px;height:1px;background:hsl(${timeStamp % 360} 50% 50%)`
      document.documentElement.append(pixel)
    },
    true,
  )
  const taps: { at: number; took: number }[] = []
  Object.assign(window, { taps })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) taps.push({ at: entry.startTime, took: entry.duration })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Runs in the page: waits for its HTML and returns the middle of each visible control. */
async function findTapPoints(selector: string) {
  while (document.readyState === 'loading') await new Promise((resolve) => setTimeout(resolve, 10))
  return [...document.querySelectorAll(selector)].flatMap((control) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return control.contains(document.elementFromPoint(x, y)) ? { x, y } : []
  })
}

/** Runs in the page: the longest time from a tap to the next paint, of the taps after the first paint. */
function slowestTap() {
  const shown = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const { taps } = window as unknown as { taps: { at: number; took: number }[] }
  return Math.max(0, ...taps.map(({ at, took }) => (at < shown ? 0 : took)))
}

/**
 * A tab that Playwright does not know. Playwright enables the DevTools domain 'Runtime', and V8 then parses the scripts again for the
 * stack traces of their requests: the evaluation of a guest page's scripts took 120 to 190 ms in place of 40 on the slow phone.
 */
async function openUnobservedTab(devtools: CDPSession) {
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId })
  const waiting = new Map<number, (result: unknown) => void>()
  devtools.on('Target.receivedMessageFromTarget', (event) => {
    const { id, result } = JSON.parse(event.message)
    if (event.sessionId === sessionId) waiting.get(id)?.(result)
  })
  let count = 0
  const send = <T>(method: string, params: object = {}) => {
    const id = ++count
    const message = JSON.stringify({ id, method, params })
    void devtools.send('Target.sendMessageToTarget', { sessionId, message })
    return new Promise<T>((resolve) => waiting.set(id, resolve as (result: unknown) => void))
  }
  const run = async <T>(expression: string) => {
    const params = { expression, awaitPromise: true, returnByValue: true }
    return (await send<{ result: { value: T } }>('Runtime.evaluate', params)).result.value
  }
  return { send, run, close: () => devtools.send('Target.disposeBrowserContext', { browserContextId }) }
}

interface Load {
  address: string
  session?: { name: string; value: string; url: string } | undefined
  network: object
  slowdown: number
  /** Milliseconds by which all taps are later; loads with different values tap in different moments. */
  later: number
}

/** Loads a page with an empty cache, taps its controls in turn while it loads, and returns the slowest answer in milliseconds. */
export async function measureTaps(browser: Browser, { address, session, network, slowdown, later }: Load) {
  const devtools = await browser.newBrowserCDPSession()
  const { send, run, close } = await openUnobservedTab(devtools)
  const metrics = { width: 390, height: 844, deviceScaleFactor: 2.6, mobile: true }
  await send('Emulation.setDeviceMetricsOverride', metrics)
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Page.enable')
  await send('Network.enable')
  // The emulated network does not slow the requests of a service worker.
  await send('Network.setBypassServiceWorker', { bypass: true })
  if (session) await send('Network.setCookie', session)
  await send('Network.emulateNetworkConditions', network)
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observeTaps})()` })
  await send('Page.navigate', { url: address })
  const points = await run<{ x: number; y: number }[]>(`(${findTapPoints})(${JSON.stringify(controls)})`)
  const started = performance.now() + later
  for (let tap = 0; tap * tapEvery < tapping; tap++) {
    await wait(Math.max(1, started + tap * tapEvery - performance.now()))
    // The results are not awaited: a touch ends while the page is still busy with its start.
    void send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [points[tap % points.length]] })
    void send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await wait(500)
  const slowest = await run<number>(`(${slowestTap})()`)
  await close()
  await devtools.detach()
  return slowest
}
