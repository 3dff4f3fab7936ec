import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readSpreadsheet } from './readSpreadsheet.ts'

/** Builds a zip archive. `size` is written into its headers instead of the true size. */
const zip = (parts: Record<string, string | Buffer>, size?: number) => {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const header = (mark: number, isEntry: boolean) => {
      const fields = Buffer.alloc(isEntry ? 46 : 30)
      const shift = isEntry ? 2 : 0
      fields.writeUInt32LE(mark, 0)
      fields.writeUInt16LE(8, 8 + shift)
      fields.writeUInt32LE(crc32(bytes), 14 + shift)
      fields.writeUInt32LE(packed.length, 18 + shift)
      fields.writeUInt32LE(size ?? bytes.length, 22 + shift)
      fields.writeUInt16LE(name.length, 26 + shift)
      if (isEntry) fields.writeUInt32LE(offset, 42)
      return Buffer.concat([fields, Buffer.from(name)])
    }
    directory.push(header(0x02014b50, true))
    local.push(header(0x04034b50, false), packed)
    offset += 30 + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Blob([...local, listed, end] as BlobPart[])
}

const workbook = {
  'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="Oculta" sheetId="1" state="hidden" r:id="rId1"/>
    <sheet name="Carta" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
  'xl/sharedStrings.xml':
    '<sst><si><t>Categoría</t></si><si><r><t>Té </t></r><r><t>&quot;verde&quot; &amp; más</t></r><rPh><t>no</t></rPh></si></sst>',
  'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
}
const sheet = (rows: string) => ({ ...workbook, 'xl/worksheets/sheet2.xml': `<x:worksheet>${rows}</x:worksheet>` })

test('the first visible sheet of an .xlsx file is read as CSV: texts, numbers, days, yes or no, empty cells and rows', async () => {
  const file = zip(
    sheet(`<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="inlineStr"><x:is><x:t>Precio</x:t></x:is></x:c></x:row>
      <x:row r="3"><x:c r="A3" t="s"><x:v>1</x:v></x:c><x:c r="B3" s="1"><x:v>29285</x:v></x:c>
      <x:c r="C3"><x:v>1250.5</x:v></x:c><x:c r="D3"><x:v>5.49115002011E12</x:v></x:c><x:c r="E3" t="b"><x:v>1</x:v></x:c></x:row>`),
  )
  expect(await readSpreadsheet(file)).toBe(
    '"Categoría";"";"Precio"\r\n\r\n"Té ""verde"" & más";"5/3/1980";"1250,5";"5491150020110";"si"',
  )
  expect(await readSpreadsheet(new Blob(['a;b']))).toBe('a;b')
})

test('an .xlsx file that is damaged, has a row beyond the limit, or inflates beyond it is refused, whatever size it declares', async () => {
  const whole = zip(sheet('<row r="1"><c r="A1"><v>1</v></c></row>'))
  expect(await readSpreadsheet(whole)).toBe('"1"')
  expect(await readSpreadsheet(whole.slice(0, whole.size - 30))).toBeNull()
  expect(await readSpreadsheet(zip(sheet('<row r="999999"><c><v>1</v></c></row>')))).toBeNull()
  expect(await readSpreadsheet(zip({ 'xl/workbook.xml': '<workbook/>' }))).toBeNull()
  const bomb = { ...workbook, 'xl/worksheets/sheet2.xml': Buffer.alloc(33 * 1024 * 1024, ' ') }
  expect(await readSpreadsheet(zip(bomb, 1000))).toBeNull()
})
