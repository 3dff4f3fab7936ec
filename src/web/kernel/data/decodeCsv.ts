/**
 * Decodes a CSV file. Spreadsheets save UTF-8, UTF-16 with a byte order mark, or windows-1252 (older ones), which is used
 * if the bytes are neither of the others.
 */
export function decodeCsv(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
