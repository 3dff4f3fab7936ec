import { setTimeout as pause } from 'node:timers/promises'
import { startProgram } from './program.ts'
import { clickAt, type Size, tabOf } from './tab.ts'

/** Opens a tab of WebKit, the engine of iPhones, through WebDriver over HTTP. It needs a display. */
export const openWebKit = async (command: string, { width, height }: Size) => {
  const display = await startProgram('Xvfb', () => ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`], {
    says: /^(\d+)$/,
  })
  const port = 20_000 + (process.pid % 10_000)
  const driver = await startProgram(command, () => [`--port=${port}`], { env: { DISPLAY: `:${display.said}` } })
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    const { value } = (await answer.json()) as { value: T }
    if (!answer.ok) throw new Error(JSON.stringify(value))
    return value
  }
  // The driver does not report when it listens, so the request is repeated.
  const isReady = () =>
    call<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    )
  while (!(await isReady())) await pause(100)
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} })
  const session = `/session/${sessionId}`
  // An evaluation in a page that is being left never returns, so it has a timeout.
  await call('POST', `${session}/timeouts`, { script: 5_000 })
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height })
  return tabOf({
    go: (url) => call('POST', `${session}/url`, { url }),
    evaluate: (expression) =>
      call('POST', `${session}/execute/async`, {
        script: `const [tell] = arguments; (${expression}).then(tell, (error) => tell(String(error)))`,
        args: [],
      }),
    click: (x, y) => call('POST', `${session}/actions`, { actions: clickAt(x, y) }),
    picture: () => call<string>('GET', `${session}/screenshot`),
    async close() {
      await call('DELETE', session)
      await driver.close()
      await display.close()
    },
  })
}
