import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { forBrowsers } from './src/web/build/forBrowsers.ts'

/** `vite build --ssr src/web/server.tsx`: the same screens for rendering on the server, as one self-contained production build. */
const forServer: UserConfig = {
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server-side',
    target: 'node24',
    assetsInlineLimit: 0,
    // One file, which the server reads completely at its start: the next version may be built into this folder while it runs.
    rolldownOptions: { output: { codeSplitting: false } },
  },
}

/** Staff, members and guests: Chromium 92, Safari 15.4 and newer (docs/decisions/0065). */
const forPeople: UserConfig = {
  ...forBrowsers(['main', 'main.phone', 'main.guest', 'main.public'], 'pages.json', {
    // The newest ECMAScript version that all of them support. With browser names as the target, Vite would rewrite private
    // class fields, which makes guests' pages larger.
    language: 'es2022',
    styles: ['chrome92', 'edge92', 'firefox100', 'safari15.4'],
  }),
  // In development too, the server renders the HTML; only the modules are loaded from here.
  server: { host: '127.0.0.1', port: 5173, strictPort: true, cors: true, origin: 'http://127.0.0.1:5173' },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forPeople))
