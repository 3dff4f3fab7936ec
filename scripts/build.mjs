// node scripts/build.mjs: builds dist/web and dist/server-side when their sources have changed.
// Tests that read these folders run it, so that other tests start without a build.
import { nodeForTypeScript, ready, webBuild } from './setup.mjs'

await ready(nodeForTypeScript, webBuild)
