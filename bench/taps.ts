import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'

/** Controls of the first view that are tapped in turn. */
const controls = 'a[href], button, summary'
const screen = { width: 390, height: 844 }
/** Milliseconds between the taps of two loads. */
const step = 40

interface Observed {
  tapped: number[]
  hydration: number
}

/** Runs in the page before its scripts and records when the hydration starts and how long each event of a tap takes until the next paint. */
function observeTaps() {
  const observed: Observed = { tapped: [], hydration: 0 }
  // The application sets `lostClick` once it has called `hydrateRoot` (web/kernel/navigation/lostInput.ts).
  Object.defineProperty(window, 'lostClick', {
    set() {
      observed.hydration ||= performance.now()
    },
  })
  // A link that the application does not follow would load another document, and the observations would be lost.
  addEventListener('click', (event) => event.preventDefault())
  // A tap that changes no pixel would take until something else is painted.
  const pixel = document.createElement('div')
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      pixel.style.cssText = `position:fixed;top:0;width:1px;height:1px;background:hsl(${timeStamp % 360} 50% 50%)`
      document.documentElement.append(pixel)
    },
    true,
  )
  Object.assign(window, { observed })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) observed.tapped.push(entry.duration)
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

/**
 * A tab that Playwright does not know. Playwright enables the DevTools domain 'Runtime', and V8 then parses the scripts again for the
 * stack traces of their requests: the evaluation of a guest page's scripts took 120 to 190 ms in place of 40 on the slow phone.
 */
async function openUnobservedTab(devtools: CDPSession) {
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  // In a lower window the browser would draw no frame after a change of what is below its edge.
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId, ...screen })
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
}

/** Loads a page with an empty cache and taps the control `turn` at a time on the page's clock. */
async function loadAndTap(browser: Browser, load: Load, tap?: { at: number; turn: number }): Promise<Observed> {
  const devtools = await browser.newBrowserCDPSession()
  const { send, run, close } = await openUnobservedTab(devtools)
  const metrics = { ...screen, deviceScaleFactor: 2.6, mobile: true }
  await send('Emulation.setDeviceMetricsOverride', metrics)
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Page.enable')
  await send('Network.enable')
  // The emulated network does not slow the requests of a service worker.
  await send('Network.setBypassServiceWorker', { bypass: true })
  if (load.session) await send('Network.setCookie', load.session)
  await send('Network.emulateNetworkConditions', load.network)
  await send('Emulation.setCPUThrottlingRate', { rate: load.slowdown })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observeTaps})()` })
  await send('Page.navigate', { url: load.address })
  const points = await run<{ x: number; y: number }[]>(`(${findTapPoints})(${JSON.stringify(controls)})`)
  if (tap) {
    await wait(Math.max(0, tap.at - (await run<number>('performance.now()'))))
    // The results are not awaited: a touch ends while the page is still busy with its start.
    void send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [points[tap.turn % points.length]] })
    await wait(60)
    void send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await wait(tap ? 1000 : 3500)
  const observed = await run<Observed>('observed')
  await close()
  await devtools.detach()
  return observed
}

/**
 * Loads a page `loads` times and taps one control each time, at moments around the start of its hydration. Returns the time in milliseconds
 * from each tap to the next paint: the longest of the tap's events.
 */
export async function measureTaps(browser: Browser, load: Load, loads: number) {
  const { hydration } = await loadAndTap(browser, load)
  const taps: number[] = []
  for (let turn = 0; turn < loads; turn++) {
    const { tapped } = await loadAndTap(browser, load, { at: hydration + (turn - 3) * step, turn })
    taps.push(Math.max(0, ...tapped))
  }
  return taps
}
