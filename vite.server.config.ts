import { defineConfig } from 'vite'
import { serverOutput } from './vite.serverOutput.ts'

const server = { main: 'src/server/main.ts', encodingWorker: 'src/server/kernel/files/encodingWorker.ts' }
/** Commands for operators, which a package runs as bin/casa-club <name>; npm runs their sources. */
const commands = {
  admin: 'src/server/admin.ts',
  backup: 'src/server/backup.ts',
  export: 'src/server/export.ts',
  files: 'src/server/files.ts',
  import: 'src/server/import.ts',
  restore: 'src/server/restore.ts',
}

/**
 * Builds the server as one file. From its sources it takes twice as long to start and more than twice the memory, because of
 * thousands of small modules and type stripping (docs/decisions/0053).
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  ssr: {
    noExternal: true,
    // Packages with binaries or data files are not bundled, because they look for files beside themselves.
    external: ['sharp', '@node-rs/argon2'],
  },
  build: {
    ssr: true,
    outDir: mode === 'commands' ? 'dist/commands' : 'dist/server',
    target: 'node24',
    rolldownOptions: {
      input: mode === 'commands' ? commands : server,
      output: { ...serverOutput, entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
    },
  },
}))
