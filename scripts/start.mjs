// npm start: installs what is missing, builds the web if its sources changed, runs the server.
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { dependencies, ready, runtime, webBuild } from './setup.mjs'

await ready(dependencies, runtime, webBuild)
// Compiled code is kept between starts; without it a start takes half as long again.
module.enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)))
await import('../src/server/main.ts')
