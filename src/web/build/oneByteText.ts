import type { Plugin } from 'vite'

const beyondLatin1 = /(\\*)([^\0-\xff])/g

/**
 * Writes characters beyond Latin-1 as escape sequences in files that Node runs. With a single one of them V8 keeps the whole
 * source in two bytes per character, as long as the process runs.
 */
export const escapeBeyondLatin1 = (code: string) =>
  code.replaceAll(beyondLatin1, (_, backslashes: string, character: string) => {
    const escaped = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
    // An odd number of backslashes escapes the character itself, which is the character.
    return (backslashes.length % 2 === 1 ? backslashes.slice(1) : backslashes) + escaped
  })

export const oneByteText = (): Plugin => ({
  name: 'one-byte-text',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeBeyondLatin1(file.code)
  },
})
