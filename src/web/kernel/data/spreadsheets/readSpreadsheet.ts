import { decodeCsv } from '../decodeCsv.ts'

/** The first bytes of a zip archive: an .xlsx file is one. */
const zipMark = [0x50, 0x4b, 0x03, 0x04]

/** Reads a CSV or .xlsx file as CSV text; null if it cannot be read. The reader of .xlsx files is loaded only for them. */
export async function readSpreadsheet(file: Blob): Promise<string | null> {
  try {
    const bytes = await file.arrayBuffer()
    const first = new Uint8Array(bytes.slice(0, zipMark.length))
    if (!zipMark.every((byte, n) => first[n] === byte)) return decodeCsv(bytes)
    const { xlsxToCsv } = await import('./xlsx.ts')
    return await xlsxToCsv(bytes)
  } catch {
    return null
  }
}
