import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, getCompileCacheDir, Module } from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

/** Bytes before the data in a file of the cache: checksums of the module's source and of the data. */
const headerSize = 8

/** Data that belongs to this source and is complete. V8 compares only the length of the source, and does not check its data. */
const readData = (file: string, source: string): Buffer | undefined => {
  try {
    const stored = readFileSync(file)
    const data = stored.subarray(headerSize)
    const isIntact = stored.readUInt32LE(0) === crc32(source) && stored.readUInt32LE(4) === crc32(data)
    return isIntact ? data : undefined
  } catch {
    return undefined
  }
}

const writeData = (file: string, source: string, data: Buffer) => {
  const header = Buffer.alloc(headerSize)
  header.writeUInt32LE(crc32(source), 0)
  header.writeUInt32LE(crc32(data), 4)
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, Buffer.concat([header, data]), { mode: 0o600 })
  renameSync(temporary, file)
}

/**
 * Loads CommonJS modules of the build, and stores their compiled functions in `folder`, by default the one of Node's compile
 * cache (NODE_COMPILE_CACHE). Node stores a module before it runs, so that each start compiles what it calls: a sixth of its
 * time. Code loaded here has no import(): modules in a folder `lazy` are loaded by Node, and can have it.
 */
export const openCodeCache = (folder = getCompileCacheDir()) => {
  const unsaved = new Map<string, { script: Script; source: string }>()

  const load = (filename: string): unknown => {
    const requireOther = createRequire(filename)
    const known = requireOther.cache[filename]
    if (known) return known.exports
    const source = readFileSync(filename, 'utf8')
    const stored = folder && path.join(folder, `${path.basename(filename)}.functions`)
    const cachedData = stored ? readData(stored, source) : undefined
    // On the first line, so that the lines of stack traces are those of the file.
    const wrapped = `(function (exports, require, module, __filename, __dirname) { ${source}\n})`
    const script = new Script(wrapped, { filename, ...(cachedData && { cachedData }) })
    if (stored && (!cachedData || script.cachedDataRejected)) unsaved.set(stored, { script, source })
    // In Node's list of modules, so that those which Node loads get the same objects.
    const module = Object.assign(new Module(filename), { filename, loaded: true })
    requireOther.cache[filename] = module
    const require = (id: string) =>
      id.startsWith('.') && !id.includes('/lazy/') ? load(path.resolve(path.dirname(filename), id)) : requireOther(id)
    script.runInThisContext()(module.exports, require, module, filename, path.dirname(filename))
    return module.exports
  }

  /**
   * Stores the functions that the loaded modules have called so far, if that is not done yet. Blocks the event loop for 30 ms.
   * A full or read-only disk is no failure.
   */
  const save = () => {
    try {
      for (const [stored, { script, source }] of unsaved) writeData(stored, source, script.createCachedData())
    } catch {}
    unsaved.clear()
  }
  return { load, save }
}
