import { startProgram } from './program.ts'
import { type Size, tabOf } from './tab.ts'
import { openWebSocket } from './wire.ts'

const quiet = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--remote-debugging-port=0']

/** Opens a tab of an old Chromium through the DevTools protocol. */
export const openChromium = async (command: string, { width, height }: Size) => {
  const args = (folder: string) => [...quiet, `--user-data-dir=${folder}`, 'about:blank']
  const program = await startProgram(command, args, { says: /DevTools listening on (\S+)/ })
  const { ask, close } = await openWebSocket(program.said)
  const { targetId } = await ask<{ targetId: string }>('Target.createTarget', { url: 'about:blank', width, height })
  const { sessionId } = await ask<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  return tabOf({
    go: (url) => ask('Page.navigate', { url }, sessionId),
    async evaluate(expression) {
      const params = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await ask<{ result: { value?: string }; exceptionDetails?: object }>(
        'Runtime.evaluate',
        params,
        sessionId,
      )
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      return result.value
    },
    async click(x, y) {
      for (const type of ['mousePressed', 'mouseReleased'])
        await ask('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }, sessionId)
    },
    picture: async () => (await ask<{ data: string }>('Page.captureScreenshot', {}, sessionId)).data,
    async close() {
      close()
      await program.close()
    },
  })
}
