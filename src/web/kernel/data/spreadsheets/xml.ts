/** A part of an XML text: the start or end of an element, or the text between two of them. */
type XmlPart =
  | { kind: 'start'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string }

const parts = /<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>|([^<]+)/g
const references: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Entities that a file declares itself are left as they are, so that none can expand. */
const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return references[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** Splits an XML text into tokens, in their order. Element names are without their namespace prefix. */
export function* readXml(xml: string): Generator<XmlPart> {
  for (const [, quoted, slash, name, attributes = '', empty, text] of xml.matchAll(parts)) {
    if (quoted !== undefined) yield { kind: 'text', text: quoted }
    else if (text !== undefined) yield { kind: 'text', text: decode(text) }
    else if (name !== undefined && slash) yield { kind: 'end', name }
    else if (name !== undefined) yield { kind: 'start', name, attributes, isEmpty: empty === '/' }
  }
}

/** The value of an attribute, with or without a namespace; undefined if it is missing. */
export const attributeOf = (attributes: string, name: string): string | undefined => {
  const [, double, single] =
    new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  const value = double ?? single
  return value === undefined ? undefined : decode(value)
}
