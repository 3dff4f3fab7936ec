// Entry file of the built server, dist/server/main.cjs.
import path from 'node:path'
import { openCodeCache } from './kernel/codeCache.ts'
import { keepTicksFast } from './kernel/fastTicks.ts'

keepTicksFast()
const cache = openCodeCache()
const { start } = cache.load(path.join(import.meta.dirname, 'server.cjs')) as typeof import('./main.ts')
start(cache.save)
