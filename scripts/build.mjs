// node scripts/build.mjs: builds dist/web and dist/server-side when their sources have changed.
// Tests that read these folders run it, so that other tests start without a build.
import { buildWeb, nodeForTypeScript, runSteps } from './setup.mjs'

await runSteps(nodeForTypeScript, buildWeb)
