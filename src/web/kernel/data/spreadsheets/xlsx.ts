import { attributeOf, readXml } from './xml.ts'
import { openZip } from './zip.ts'

const maxRow = 60_000
const maxColumn = 200
const maxCharacters = 12_000_000

type ReadPart = (name: string) => Promise<string>

/** The attributes of all elements with this name. */
const elementsOf = (xml: string, name: string) =>
  [...readXml(xml)].flatMap((part) => (part.kind === 'start' && part.name === name ? [part.attributes] : []))

/** Path of the first visible sheet, or of the first sheet if all are hidden. */
const findSheet = async (read: ReadPart, workbook: string) => {
  const sheets = elementsOf(workbook, 'sheet')
  const sheet = sheets.find((attributes) => (attributeOf(attributes, 'state') ?? 'visible') === 'visible') ?? sheets[0]
  // The attribute `r:id` names the relation; `attributeOf` ignores the prefix and does not match `sheetId`.
  const relation = sheet && attributeOf(sheet, 'id')
  const relations = elementsOf(await read('xl/_rels/workbook.xml.rels'), 'Relationship')
  const found = relations.find((attributes) => attributeOf(attributes, 'Id') === relation)
  const target = (found && attributeOf(found, 'Target')) ?? 'worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** The texts that cells refer to by their index. Phonetic readings (rPh) are left out. */
const readSharedTexts = (xml: string): string[] => {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isReading = false
  for (const part of readXml(xml)) {
    if (part.kind === 'text') text += isText && !isReading ? part.text : ''
    else if (part.name === 'si' && part.kind === 'end') texts.push(text)
    else if (part.name === 'rPh') isReading = part.kind === 'start'
    else if (part.name === 't') isText = part.kind === 'start' && !part.isEmpty
    if (part.kind === 'start' && part.name === 'si') {
      text = ''
      if (part.isEmpty) texts.push('')
    }
  }
  return texts
}

/** Numbers of the built-in formats that show a day. */
const builtInDays = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])
const showsDay = (format: string) => /[dy]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** For each cell style, whether it shows a number as a day. */
const readDayStyles = (xml: string): boolean[] => {
  const own = new Map(
    elementsOf(xml, 'numFmt').map((format) => [
      Number(attributeOf(format, 'numFmtId')),
      showsDay(attributeOf(format, 'formatCode') ?? ''),
    ]),
  )
  let isInCells = false
  const styles: boolean[] = []
  for (const part of readXml(xml)) {
    if (part.kind === 'text') continue
    if (part.name === 'cellXfs') isInCells = part.kind === 'start'
    if (part.name !== 'xf' || part.kind !== 'start' || !isInCells) continue
    const format = Number(attributeOf(part.attributes, 'numFmtId'))
    styles.push(own.get(format) ?? builtInDays.has(format))
  }
  return styles
}

const dayMs = 24 * 60 * 60_000
/** Converts a spreadsheet's day number to 5/3/1980, the form in which the imports read days. */
const toDay = (days: number, is1904: boolean) => {
  const date = new Date(Date.UTC(1899, 11, 30 + (is1904 ? 1462 : 0)) + Math.floor(days) * dayMs)
  return `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`
}

/**
 * Rounds a number to two decimals, because more come from calculations, and writes it with a decimal comma; other text
 * stays.
 */
const toNumber = (value: string) => {
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return String(Number.isInteger(number) ? number : Math.round(number * 100) / 100).replace('.', ',')
}

const columnOf = (reference: string | undefined) => {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? []
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) : undefined
}

interface CellRules {
  texts: readonly string[]
  dayStyles: readonly boolean[]
  is1904: boolean
}

const cellText = (attributes: string, value: string, { texts, dayStyles, is1904 }: CellRules) => {
  const type = attributeOf(attributes, 't') ?? 'n'
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'si' : 'no'
  if (type === 'd') return toDay((Date.parse(value) - Date.UTC(1899, 11, 30)) / dayMs, false)
  if (type !== 'n' || value === '') return type === 'e' ? '' : value
  return dayStyles[Number(attributeOf(attributes, 's') ?? 0)] ? toDay(Number(value), is1904) : toNumber(value)
}

/** The cells of a sheet. Rows and columns that the file leaves out are empty, so that row numbers stay. */
function readCells(xml: string, rules: CellRules): string[][] {
  const rows: string[][] = []
  let [row, column, characters] = [0, 0, 0]
  let cell: string | null = null
  let value = ''
  let isValue = false
  const finishCell = (attributes: string) => {
    const text = cellText(attributes, value, rules)
    characters += text.length
    if (column > maxColumn || characters > maxCharacters) throw new Error('too large')
    const cells = rows[row - 1]
    if (!cells) return
    while (cells.length < column - 1) cells.push('')
    cells[column - 1] = text
  }
  for (const part of readXml(xml)) {
    if (part.kind === 'text') {
      if (isValue) value += part.text
    } else if (part.name === 'row' && part.kind === 'start') {
      row = Number(attributeOf(part.attributes, 'r') ?? row + 1)
      column = 0
      if (!(row >= 1 && row <= maxRow)) throw new Error('too large')
      while (rows.length < row) rows.push([])
    } else if (part.name === 'c') {
      if (part.kind === 'start') {
        column = columnOf(attributeOf(part.attributes, 'r')) ?? column + 1
        value = ''
        cell = part.isEmpty ? null : part.attributes
      } else if (cell !== null) finishCell(cell)
    } else if (part.name === 'v' || part.name === 't') isValue = part.kind === 'start' && !part.isEmpty
  }
  return rows
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** Converts the first visible sheet of an .xlsx file to CSV text. Throws if the file is damaged or too large. */
export async function xlsxToCsv(file: ArrayBuffer): Promise<string> {
  const read = openZip(file)
  const workbook = await read('xl/workbook.xml')
  const sheet = await read(await findSheet(read, workbook))
  if (!sheet) throw new Error('no sheet')
  const [properties = ''] = elementsOf(workbook, 'workbookPr')
  const rules = {
    texts: readSharedTexts(await read('xl/sharedStrings.xml')),
    dayStyles: readDayStyles(await read('xl/styles.xml')),
    is1904: ['1', 'true'].includes(attributeOf(properties, 'date1904') ?? ''),
  }
  return readCells(sheet, rules)
    .map((cells) => cells.map(quoted).join(';'))
    .join('\r\n')
}
