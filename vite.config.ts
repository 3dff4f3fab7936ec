import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { type Page, pages } from './src/contract/pages.ts'

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const parts = inRoot('src/web/pages.tsx')
const entry = inRoot('src/web/main.tsx')
/** Fetched together with the HTML: every surface sets its first words in it. */
const font = /archivo-latin-wdth-normal.*\.woff2$/

/** Page and shell names with the module that draws them, as pages.tsx writes them down. */
const modulesIn = (source: string) =>
  new Map(
    Array.from(source.matchAll(/(\w+): part\(\s*\(\) =>\s*import\('#web\/([^']+)'\)/g), ([, name, path]) => [
      name,
      inRoot(`src/web/${path}`),
    ]),
  )

/** Tells the server which files each page needs: dist/web/pages.json. */
const pageFiles = (): Plugin => ({
  name: 'casa-page-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = modulesIn(readFileSync(parts, 'utf8'))
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

    const moduleOf = (name: string) =>
      modules.get(name) ?? this.error(`pages.json: '${name}' is not in src/web/pages.tsx`)
    const list = Object.fromEntries(
      Object.entries<Page>(pages).map(([name, { surface }]) => [
        name,
        filesOf([entry, moduleOf(surface), moduleOf(name)]),
      ]),
    )
    const source = JSON.stringify({ '': filesOf([entry]), ...list }, null, 2)
    this.emitFile({ type: 'asset', fileName: 'pages.json', source })
  },
})

/**
 * Few files per page: what every page needs, what every page but the televisions' needs (desk),
 * pictures, and the page itself.
 * A dialog's own code is shared by nobody and so stays in a file of its own.
 */
const groups = [
  {
    name: 'core',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/|vite\/preload|rolldown|src\/contract\/|src\/web\/(App|kernel\/(data|live|navigation|session|text|venues\/venue|ui\/(Bone|ComingPage)))/,
    priority: 2,
  },
  { name: 'pictures', test: /src\/web\/kernel\/ui\/(Picture|scenes)/, priority: 2 },
  {
    name: 'desk',
    test: /node_modules\/(@mantine|@tabler|clsx)|src\/web\/kernel\/(theme|ui)\//,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig({
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
})
