import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { browserBuildConfig } from './src/web/build/browserBuild.ts'
import { iconsPlugin } from './src/web/build/icons.ts'
import { serverOutput } from './vite.serverOutput.ts'

/** `vite build --ssr src/web/server.tsx` builds the screens for server-side rendering, in one self-contained bundle. */
const forServer: UserConfig = {
  plugins: [react(), iconsPlugin()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server-side',
    target: 'node24',
    assetsInlineLimit: 0,
    // One file, which the server loads completely at start: the next version may be built here while it still runs.
    rolldownOptions: { output: { ...serverOutput, codeSplitting: false } },
  },
}

/** Staff, members and guests: Chromium 92, Safari 15.4 and newer (docs/decisions/0065). */
const forPeople: UserConfig = {
  ...browserBuildConfig(['main', 'main.phone', 'main.guest', 'main.public'], 'pages.json', {
    // A syntax level instead of browser names: with names every private class field would be rewritten, which enlarges guest pages.
    language: 'es2022',
    styles: ['chrome92', 'edge92', 'firefox100', 'safari15.4'],
  }),
  // In development the app server renders the HTML and the browser loads modules from Vite.
  server: { host: '127.0.0.1', port: 5173, strictPort: true, cors: true, origin: 'http://127.0.0.1:5173' },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forPeople))
