import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { drawnSurfaces, type Page } from './src/contract/kernel/page.ts'
import { pages } from './src/contract/pages.ts'
import { drawing } from './src/web/build/drawing.ts'

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const parts = inRoot('src/web/pages.ts')
const entry = inRoot('src/web/main.tsx')
/** Fetched together with the HTML: the file that a surface sets its first words in. */
const font = /archivo-latin-wdth-normal.*\.woff2$/
const offlineWorker = inRoot('src/web/kernel/offline/worker.ts')
/** What stands in for an ability that a browser lacks: workers, and the WebAssembly they run. */
const substitute = /\.worker-.*\.js$|\.wasm$/

/** Tells the server which files each page needs (dist/web/pages.json), and the offline worker which to keep (sw.js). */
const pageFiles = (): Plugin => ({
  name: 'casa-page-files',
  apply: 'build',
  // After the workers have been added.
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: offlineWorker, fileName: 'sw.js' })
  },
  async generateBundle(_, bundle) {
    const { shells, screens } = await drawing(this, parts)
    const outputs = Object.values(bundle)
    const chunks = outputs.filter((output) => output.type === 'chunk')
    const fonts = outputs.map(({ fileName }) => `/${fileName}`).filter((file) => font.test(file))

    const filesOf = (sources: string[]) => {
      const js = new Set<string>()
      const css = new Set<string>()
      const add = (fileName: string) => {
        const chunk = chunks.find((one) => one.fileName === fileName)
        if (!chunk || js.has(`/${fileName}`)) return
        js.add(`/${fileName}`)
        for (const imported of chunk.imports) add(imported)
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) css.add(`/${sheet}`)
      }
      for (const source of sources) {
        const chunk = chunks.find(
          ({ facadeModuleId, moduleIds }) => facadeModuleId === source || moduleIds.includes(source),
        )
        if (!chunk) this.error(`pages.json: nothing was built from ${source}`)
        add(chunk.fileName)
      }
      return { js: [...js], css: [...css], fonts }
    }

    const list = Object.fromEntries(
      Object.entries<Page>(pages).map(([name, { surface }]) => {
        const drawnBy = [shells.get(surface), screens.get(name)].map(
          (id) => id ?? this.error(`pages.json: nothing draws the page '${name}'`),
        )
        // On a slow phone a font fetched early holds the first paint back by a second: what is drawn does without.
        return [name, { ...filesOf([entry, ...drawnBy]), ...(drawnSurfaces.includes(surface) ? { fonts: [] } : {}) }]
      }),
    )
    // With none, devices stop keeping pages.
    const kept = Object.entries<Page>(pages).filter(([, { offline }]) => offline)
    const offline = {
      pages: kept.map(([, { path }]) => `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
      files: [...new Set(kept.flatMap(([name]) => Object.values(list[name] ?? {}).flat()))],
      substitutes: outputs.map(({ fileName }) => `/${fileName}`).filter((file) => substitute.test(file)),
    }
    const version = createHash('sha256').update(JSON.stringify(offline)).digest('hex').slice(0, 12)
    const worker = chunks.find(({ fileName }) => fileName === 'sw.js')
    if (!worker || worker.imports.length > 0) this.error('sw.js must be one file')
    worker.code = worker.code.replace('__OFFLINE__', () => JSON.stringify({ version, ...offline }))

    const source = JSON.stringify({ '': filesOf([entry]), ...list }, null, 2)
    this.emitFile({ type: 'asset', fileName: 'pages.json', source })
  },
})

/**
 * Few files per page: what every page needs, what every page but the televisions' needs (plain), what the
 * back-office and the door need (desk), pictures, all of a guest's pages, and the page itself.
 * A dialog's own code is shared by nobody and so stays in a file of its own.
 */
const groups = [
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack(?!.*(ueries|nfinite|irtual)))\/|vite\/preload|rolldown|src\/contract\/(api|detours|pages|places|\w+\/(page|pages))|src\/web\/\w+\/pages|src\/web\/(App|kernel\/(data\/(call|client|failure|opening|reads)|live|navigation|session|text\/(failures|kernel|languages|moments|money|notFound)|venues\/venue|ui\/(Bone|ComingPage|Picture)))/,
    priority: 2,
  },
  // One file for all of a guest's pages: they are small, and a slow phone pays for each request.
  { name: 'guest', test: /src\/web\/(hotel\/guest|kernel\/shells\/guest)\//, priority: 1 },
  // What phones have too, who do without the component library.
  {
    name: 'plain',
    test: /node_modules\/@tabler|src\/web\/kernel\/(text\/editing|ui\/(Popups|popups|Loaded|LinkButton|Notice|buttons|leaveGuard|askBrowser))/,
    priority: 2,
  },
  // Long lists, which only some pages have.
  {
    name: 'rows',
    test: /node_modules\/@tanstack\/(react-virtual|virtual-core)|src\/web\/kernel\/ui\/(Rows|rowsInView)/,
    priority: 1.5,
  },
  { name: 'qr', test: /node_modules\/uqr|src\/web\/kernel\/ui\/Qr/, priority: 2 },
  { name: 'pictures', test: /src\/web\/kernel\/ui\/scenes/, priority: 2 },
  {
    name: 'desk',
    test: /node_modules\/(@mantine|@tabler|clsx)|src\/web\/kernel\/(theme|ui)\//,
    minShareCount: 2,
    priority: 1,
  },
]

/** `vite build --ssr src/web/server.tsx`: the same screens for the server, which draws pages with them. Self-contained and for production. */
const forServer: UserConfig = {
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { outDir: 'dist/server-side', target: 'node24', assetsInlineLimit: 0 },
}

const forBrowsers: UserConfig = {
  plugins: [react(), pageFiles()],
  publicDir: false,
  build: {
    outDir: 'dist/web',
    manifest: true,
    // A television's browser is some years behind.
    target: ['chrome94', 'edge94', 'firefox100', 'safari15.4'],
    modulePreload: { polyfill: false },
    // The style policy allows no data: fonts, and small files compress better apart.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: entry, output: { codeSplitting: { groups } } },
  },
  // The server makes the HTML in development too, and loads the modules from here.
  server: { host: '127.0.0.1', port: 5173, strictPort: true, cors: true, origin: 'http://127.0.0.1:5173' },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? forServer : forBrowsers))
