import { startProgram } from './program.ts'
import { clickAt, type Size, tabOf } from './tab.ts'
import { openWebSocket } from './wire.ts'

interface Evaluated {
  type: 'success' | 'exception'
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/** Opens a tab of Firefox through WebDriver BiDi, which it supports natively. */
export const openFirefox = async (command: string, viewport: Size) => {
  const args = (folder: string) => ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder]
  const program = await startProgram(command, args, { says: /WebDriver BiDi listening on (\S+)/ })
  const { ask, close } = await openWebSocket(`${program.said}/session`)
  await ask('session.new', { capabilities: {} })
  // A new tab, because the first one is still loading Firefox's start page.
  const { context } = await ask<{ context: string }>('browsingContext.create', { type: 'tab' })
  await ask('browsingContext.setViewport', { context, viewport })
  return tabOf({
    go: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const params = { expression, target: { context }, awaitPromise: true }
      const { type, result, exceptionDetails } = await ask<Evaluated>('script.evaluate', params)
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return result?.value
    },
    click: (x, y) => ask('input.performActions', { context, actions: clickAt(x, y) }),
    picture: async () => (await ask<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    async close() {
      close()
      await program.close()
    },
  })
}
