import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { forBrowsers } from './src/web/build/forBrowsers.ts'

/** `vite build --ssr src/web/server.tsx`: the same screens for the server, which draws pages with them. Self-contained and for production. */
const forServer: UserConfig = {
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server-side',
    target: 'node24',
    assetsInlineLimit: 0,
    // Read whole when the server starts: the next version may be built here while this one still draws.
    rolldownOptions: { output: { codeSplitting: false } },
  },
}

/** Staff, members and guests: Chromium 92, Safari 15.4 and newer (docs/decisions/0065). */
const forPeople: UserConfig = {
  ...forBrowsers(['main', 'main.phone', 'main.guest', 'main.public'], 'pages.json', {
    // What all of them understand. By their names every private field of a class would be rewritten, at a guest's cost.
    language: 'es2022',
    styles: ['chrome92', 'edge92', 'firefox100', 'safari15.4'],
  }),
  // The server makes the HTML in development too, and loads the modules from here.
  server: { host: '127.0.0.1', port: 5173, strictPort: true, cors: true, origin: 'http://127.0.0.1:5173' },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forPeople))
