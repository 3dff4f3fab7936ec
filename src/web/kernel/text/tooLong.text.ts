import type { Language } from '#contract/kernel/languages.limits.ts'

/** The error of a text longer than `max` characters; `excess` is the number of characters too many. */
export const tooLongText: Record<Language, (max: number, excess: number) => string> = {
  spanish: (max, excess) => `${excess === 1 ? 'Sobra 1 carácter' : `Sobran ${excess} caracteres`}: entran ${max}.`,
  english: (max, excess) => `${excess} ${excess === 1 ? 'character' : 'characters'} too many: ${max} fit.`,
  portuguese: (max, excess) => `${excess === 1 ? 'Sobra 1 caractere' : `Sobram ${excess} caracteres`}: cabem ${max}.`,
  french: (max, excess) => `${excess} ${excess === 1 ? 'caractère' : 'caractères'} en trop : ${max} au maximum.`,
}
