export interface CsvRecord {
  /** Row number as a spreadsheet counts it: blank lines count, and a cell with line breaks belongs to one row. */
  row: number
  cells: string[]
  openQuote: boolean
}

const byteOrderMark = '\uFEFF'
const delimiters = [';', ',', '\t']

/** The delimiter depends on the spreadsheet's locale: the one that occurs most often in the header is used. */
const delimiterOf = (text: string) => {
  const [header = ''] = /[^\r\n]+/.exec(text) ?? []
  const [most = ';'] = delimiters.toSorted((a, b) => header.split(b).length - header.split(a).length)
  return most
}

/**
 * Reads CSV as spreadsheets write it: quoted cells may contain delimiters, line ends and doubled quotes. Cells are trimmed, and
 * empty rows are left out.
 */
export const readCsv = (file: string): CsvRecord[] => {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file
  const delimiter = delimiterOf(text)
  const records: CsvRecord[] = []
  let record: CsvRecord = { row: 1, cells: [], openQuote: false }
  let at = 0
  const addCell = (cell: string) => record.cells.push(cell.trim())
  const finish = () => {
    if (record.cells.some((cell) => cell !== '')) records.push(record)
    record = { row: record.row + 1, cells: [], openQuote: false }
  }
  /** Reads up to the next delimiter: a whole cell, or the text after a closing quote, which belongs to the quoted cell. */
  const unquoted = () => {
    const start = at
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++
    return text.slice(start, at)
  }
  const quoted = () => {
    let cell = ''
    at++
    for (;;) {
      const end = text.indexOf('"', at)
      cell += text.slice(at, end < 0 ? text.length : end)
      at = end < 0 ? text.length : end + 1
      if (end < 0) record.openQuote = true
      if (end < 0 || text[at] !== '"') return cell
      cell += '"'
      at++
    }
  }
  while (at < text.length) {
    addCell(text[at] === '"' ? quoted() + unquoted() : unquoted())
    if (text[at] === delimiter) {
      at++
      if (at === text.length) addCell('')
      continue
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    finish()
  }
  if (record.cells.length > 0) finish()
  return records
}

/** Prefix that makes a spreadsheet show a cell as text. */
const textPrefix = "'"
// Spreadsheets run a cell with such a beginning as a formula, full-width characters included. Cells that already begin
// with the prefix match too and get a second one, so that removing one prefix restores the original.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
/** A negative number begins like a formula, and calculates nothing. */
const negativeNumber = /^-\d+(,\d+)?$/

const quotedCell = (cell: string) => (/[;,"\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

const isFormula = (cell: string) => formula.test(cell) && !negativeNumber.test(cell)

/** Writes CSV for spreadsheets; cells that look like formulas get the text prefix. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark +
  rows
    .map((cells) => cells.map((cell) => quotedCell(isFormula(cell) ? textPrefix + cell : cell)).join(';'))
    .map((row) => `${row}\r\n`)
    .join('')

/** Removes the text prefix from a cell that `writeCsv` has escaped. */
export const unescapeFormula = (cell: string) =>
  cell.startsWith(textPrefix) && formula.test(cell.slice(1)) ? cell.slice(1) : cell

/** Formats moments as day/month/year hour:minute, like the screens. */
export const momentFormatter = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('es-AR', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (at: string) => format.format(new Date(at)).replace(',', '')
}
