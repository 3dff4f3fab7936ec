import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { entries } from './src/web/build/drawings.ts'
import { pageFiles } from './src/web/build/pageFiles.ts'

/** `vite build --ssr src/web/server.tsx`: the same screens for the server, which draws pages with them. Self-contained and for production. */
const forServer: UserConfig = {
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { outDir: 'dist/server-side', target: 'node24', assetsInlineLimit: 0 },
}

const browsers = ['chrome94', 'edge94', 'firefox100', 'safari15.4']

const { plugin, groups } = pageFiles()

const forBrowsers: UserConfig = {
  plugins: [react(), plugin],
  publicDir: false,
  build: {
    outDir: 'dist/web',
    manifest: true,
    // A television's browser is some years behind.
    cssTarget: browsers,
    // What all of them understand. By their names every private field of a class would be rewritten, at a guest's cost.
    target: 'es2022',
    // What a chunk needs and every page has already is not worth its name in each list of what to load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(core|guest|rolldown-runtime)-[\w-]+\.js$/.test(file)),
    },
    // The style policy allows no data: fonts, and small files compress better apart.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: entries, output: { codeSplitting: { groups } } },
  },
  // The server makes the HTML in development too, and loads the modules from here.
  server: { host: '127.0.0.1', port: 5173, strictPort: true, cors: true, origin: 'http://127.0.0.1:5173' },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forBrowsers))
