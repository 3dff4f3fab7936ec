import { defineConfig } from 'vite'

/**
 * Builds the server as one file. From its sources it takes twice as long to start and more than twice the memory, because of
 * thousands of small modules and type stripping (docs/decisions/0053).
 */
export default defineConfig({
  publicDir: false,
  ssr: {
    noExternal: true,
    // Packages with binaries or data files are not bundled, because they look for files beside themselves.
    external: ['sharp', '@node-rs/argon2', 'pg', 'pino', 'nodemailer', 'rate-limiter-flexible'],
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
