// npm run dev restarts the server when its sources change, and Vite updates changed modules in the browser.
import { root, run } from './processes.mjs'
import { continueInSuitableNode, installAll, runSteps } from './setup.mjs'

await runSteps(installAll, continueInSuitableNode)

const { createServer } = await import('vite')
const web = await createServer({ root, clearScreen: false, server: { host: '127.0.0.1', port: 5173 } })
await web.listen()
const { port } = /** @type {import('node:net').AddressInfo} */ (web.httpServer.address())

// Vite's own signal handler would end this process before the server has shut down.
process.removeAllListeners('SIGTERM')

const { code } = await run(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  env: { ...process.env, DEV: '1', DEV_WEB: `http://127.0.0.1:${port}` },
})
process.exit(code)
