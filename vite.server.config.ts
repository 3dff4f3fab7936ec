import { defineConfig } from 'vite'

/**
 * The server as one file. Run from its sources it takes twice as long to start and more than twice the memory:
 * thousands of small modules, and the compiler that strips their types (docs/decisions/0053).
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    // Programs and packages that look for files beside themselves stay where they are.
    external: ['sharp', '@node-rs/argon2', 'pg', 'pino', 'nodemailer', 'rate-limiter-flexible', 'swagger-ui-dist'],
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    // Names are not shortened, so that stack traces stay readable.
    minify: false,
    rolldownOptions: {
      input: { main: 'src/server/main.ts', encodingWorker: 'src/server/kernel/files/encodingWorker.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
})
