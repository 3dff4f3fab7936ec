/** Imports a module that is not part of the build. In a file of its own, because the built server has no import() (kernel/codeCache.ts). */
export const importModule = (url: string) => import(url)
