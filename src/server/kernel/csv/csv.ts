export interface Record {
  /** Its number in a spreadsheet: a blank line is a row, and a cell of several lines stands in one. */
  row: number
  cells: string[]
  openQuote: boolean
}

const byteOrderMark = '\uFEFF'
const delimiters = [';', ',', '\t']

/** Spreadsheets write commas or semicolons as their country does: whichever the header has most of. */
const delimiterOf = (text: string) => {
  const [header = ''] = /[^\r\n]+/.exec(text) ?? []
  const [most = ';'] = delimiters.toSorted((a, b) => header.split(b).length - header.split(a).length)
  return most
}

/** Reads CSV as spreadsheets write it: quoted cells may hold delimiters, line ends and doubled quotes. */
export const readCsv = (file: string): Record[] => {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file
  const delimiter = delimiterOf(text)
  const records: Record[] = []
  let record: Record = { row: 1, cells: [], openQuote: false }
  let at = 0
  const keep = (cell: string) => record.cells.push(cell.trim())
  const finish = () => {
    if (record.cells.some((cell) => cell !== '')) records.push(record)
    record = { row: record.row + 1, cells: [], openQuote: false }
  }
  /** What follows a quoted cell up to the delimiter belongs to it, as spreadsheets see it. */
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
    keep(text[at] === '"' ? quoted() + unquoted() : unquoted())
    if (text[at] === delimiter) {
      at++
      if (at === text.length) keep('')
      continue
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    finish()
  }
  if (record.cells.length > 0) finish()
  return records
}

const mark = "'"
// What begins like this is run as a formula by spreadsheets, wide characters included. One that had a mark of its own gets
// another, so that taking one away gives back what was there.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

const quotedCell = (cell: string) => (/[;,"\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Text that a spreadsheet opens as it is: whatever looks like a formula is marked as text. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark +
  rows
    .map((cells) => cells.map((cell) => quotedCell(formula.test(cell) ? mark + cell : cell)).join(';'))
    .map((row) => `${row}\r\n`)
    .join('')

/** A cell of our own export comes back as it was before it was marked. */
export const unmarked = (cell: string) => (cell.startsWith(mark) && formula.test(cell.slice(1)) ? cell.slice(1) : cell)
