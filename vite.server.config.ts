import { defineConfig } from 'vite'
import { serverOutput } from './vite.serverOutput.ts'

const server = { main: 'src/server/mainBuilt.ts', server: 'src/server/main.ts' }
/** A program of its own, which the server starts for pictures. */
const worker = { encodingWorker: 'src/server/kernel/files/encodingWorker.ts' }
/** Commands for operators, which a package runs as bin/casa-club <name>; npm runs their sources. */
const commands = {
  admin: 'src/server/admin.ts',
  backup: 'src/server/backup.ts',
  export: 'src/server/export.ts',
  files: 'src/server/files.ts',
  import: 'src/server/import.ts',
  restore: 'src/server/restore.ts',
}

const modules = { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' }
/** The server is CommonJS: only then can V8's code cache be stored after its functions have run (kernel/codeCache.ts). */
const commonJs = {
  format: 'cjs',
  entryFileNames: '[name].cjs',
  // 'serve' is imported by the entry file during the start, other dynamic imports usually later.
  chunkFileNames: ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
    `${isDynamicEntry && name !== 'serve' ? 'lazy' : 'parts'}/[name]-[hash].cjs`,
  // As in modules.
  strict: true,
} as const

const builds = {
  server: { input: server, outDir: 'dist/server', output: commonJs },
  worker: { input: worker, outDir: 'dist/worker', output: modules },
  commands: { input: commands, outDir: 'dist/commands', output: modules },
}

/**
 * Builds the server as a few files. From its sources it takes twice as long to start and more than twice the memory, because
 * of thousands of small modules and type stripping (docs/decisions/0053).
 */
export default defineConfig(({ mode }) => {
  const { input, outDir, output } = builds[mode as keyof typeof builds]
  return {
    publicDir: false,
    ssr: {
      noExternal: true,
      // Packages with binaries or data files are not bundled, because they look for files beside themselves.
      external: ['sharp', '@node-rs/argon2'],
    },
    build: { ssr: true, outDir, target: 'node24', rolldownOptions: { input, output: { ...serverOutput, ...output } } },
  }
})
