/**
 * The text of a CSV file. Spreadsheets save as UTF-8, as 'Unicode text' in UTF-16, which says so in its first bytes, or,
 * older ones, in the encoding of Windows: bytes that are neither are read as that, so that 'Muñoz' stays 'Muñoz'.
 */
export function csvText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
