// npm run dev: the server starts again when its sources change, and the browser reloads what changed in the web.
import { root, run } from './processes.mjs'
import { dependencies, ready, runtime } from './setup.mjs'

await ready(dependencies, runtime)

const { createServer } = await import('vite')
const web = await createServer({ root, clearScreen: false, server: { host: '127.0.0.1', port: 5173 } })
await web.listen()
const { port } = /** @type {import('node:net').AddressInfo} */ (web.httpServer.address())

// Vite would end us at once, before the server has closed what it holds.
process.removeAllListeners('SIGTERM')

const { code } = await run(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  env: { ...process.env, DEV: '1', DEV_WEB: `http://127.0.0.1:${port}` },
})
process.exit(code)
