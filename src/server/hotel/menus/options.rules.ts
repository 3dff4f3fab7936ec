import { randomUUID } from 'node:crypto'
import type { ContentMark } from '#contract/hotel/contentMarks.limits.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { ImportProblem } from '#contract/hotel/menus.translationAndCsv.limits.ts'
import type { OptionGroup } from '#contract/hotel/menus.ts'
import { areBoundsValid } from '#contract/hotel/optionChoices.limits.ts'
import { type Language, languages, localizedField, type localizedFields } from '#contract/kernel/languages.limits.ts'
import { readContentMarks, sortContentMarks } from './contentMarks.rules.ts'
import { readPrice, writePrice } from './prices.rules.ts'

/** Options of a product, parsed from the cells of a sheet. */
export interface ParsedOptions {
  groups: Pick<OptionGroup, 'name' | 'choose' | 'required' | 'atLeast' | 'atMost'>[]
  /** `contains` is undefined where the sheet has no brackets. */
  choices: { name: string; extra: number; contains: ContentMark[] | undefined }[][]
  /** Per language and group: the name of the group, then the names of its choices. */
  names: Partial<Record<Language, string[][]>>
}

const specialCharacters = /[\\|:(+[]/g
const escapeName = (name: string) => name.replace(specialCharacters, '\\$&')
const unescapeName = (text: string) => text.replace(/\\(.)/gu, '$1').trim()

/** Splits at a sign, except after a backslash. */
const splitUnescaped = (text: string, sign: string): string[] => {
  const parts = ['']
  for (const [piece] of text.matchAll(/\\?./gsu))
    if (piece === sign) parts.push('')
    else parts.push((parts.pop() ?? '') + piece)
  return parts
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
const namesOf = (group: OptionGroup, language: Language) =>
  [group, ...group.choices].map((thing) => thing[localizedField('name', language)])

const formatBounds = ({ atLeast, atMost }: Pick<OptionGroup, 'atLeast' | 'atMost'>) =>
  atLeast || atMost ? `, ${atLeast ?? ''}-${atMost ?? ''}` : ''

/** Rows stored by earlier versions have choices without `contains`. */
const writeContents = ({ contains = [] }: { contains?: ContentMark[] }) =>
  contains.length > 0 ? ` [${sortContentMarks(contains).join(', ')}]` : ''

/**
 * Writes options as text, one line per group, for example 'Tamaño (one, required): Chico | Con leche +1500.00 [milk]', or with
 * bounds 'Salsas (many, 1-3): …'.
 */
export const writeOptions = (options: readonly OptionGroup[]) =>
  options
    .map((group) => {
      const { name, choose, required, choices } = group
      const offered = choices.map(
        (choice) =>
          escapeName(choice.name) + (choice.extra > 0 ? ` +${writePrice(choice.extra)}` : '') + writeContents(choice),
      )
      return `${escapeName(name)} (${choose}${required ? ', required' : ''}${formatBounds(group)}): ${offered.join(' | ')}`
    })
    .join('\n')

/** For example 'Size: Small | Large'; empty when no name is translated. */
export const writeOptionNames = (options: readonly OptionGroup[], language: Language) => {
  const names = options.map((group) => namesOf(group, language).map(escapeName))
  if (names.flat().every((name) => name === '')) return ''
  return names.map(([group, ...choices]) => `${group}: ${choices.join(' | ')}`).join('\n')
}

const modes = new Map<string, { choose: 'one' | 'many' } | { required: true }>([
  ['one', { choose: 'one' }],
  ['una', { choose: 'one' }],
  ['many', { choose: 'many' }],
  ['varias', { choose: 'many' }],
  ['required', { required: true }],
  ['obligatoria', { required: true }],
])

/** Parses '2-3', '-3' and '2-' as minimum and maximum number of choices. */
const parseBounds = (word: string) => {
  const [, atLeast = '', atMost = ''] = /^(\d*)-(\d*)$/.exec(word) ?? []
  const bounds = { ...(atLeast && { atLeast: Number(atLeast) }), ...(atMost && { atMost: Number(atMost) }) }
  const numbers = Object.values(bounds)
  const isInRange = numbers.length > 0 && numbers.every((count) => count >= 1 && count <= menuLimits.choices)
  return isInRange && areBoundsValid(bounds) ? bounds : undefined
}

const parseGroup = (head: string) => {
  const [name = '', mode, ...more] = splitUnescaped(head, '(')
  const modeText = (mode ?? ')').trim()
  const settings = modeText
    .replace(/\)$/, '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
    .map((word) => modes.get(word) ?? parseBounds(word))
  if (more.length > 0 || !modeText.endsWith(')') || settings.includes(undefined)) return null
  return Object.assign(
    { name: unescapeName(name), choose: 'one' as const, required: false },
    ...settings,
  ) as OptionGroup
}

/** Allergens in brackets at the end of a choice; undefined without brackets, null for unknown words or a wrong bracket. */
const parseContents = (bracketed: string | undefined) => {
  if (bracketed === undefined) return undefined
  const [, words] = /^([^\]]*)\]\s*$/.exec(bracketed) ?? []
  return words === undefined ? null : readContentMarks(words)
}

const parseChoice = (text: string) => {
  const [priced = '', bracketed, ...rest] = splitUnescaped(text, '[')
  const [name = '', extra, ...more] = splitUnescaped(priced, '+')
  const price = extra === undefined ? 0 : readPrice(extra.trim())
  const contains = parseContents(bracketed)
  if (more.length + rest.length > 0 || price === null || contains === null) return null
  return { name: unescapeName(name), extra: price, contains }
}

type Parsed<T> = { value: T } | { problem: ImportProblem }

/** The problem of the first invalid name, or null; only translated names may be empty. */
const nameProblem = (names: readonly string[], mayBeEmpty: boolean): ImportProblem | null => {
  if (names.some((name) => name.length > menuLimits.productName)) return 'too_long'
  const isInvalid = names.some((name) => /[\p{Cc}\p{Cs}]/u.test(name) || (name === '' && !mayBeEmpty))
  return isInvalid ? 'not_options' : null
}

export const readOptions = (text: string): Parsed<ParsedOptions> => {
  const refusal = { problem: 'not_options' } as const
  const read: ParsedOptions = { groups: [], choices: [], names: {} }
  for (const line of linesOf(text)) {
    const [head = '', list, ...more] = splitUnescaped(line, ':')
    const group = parseGroup(head)
    const choices = splitUnescaped(list ?? '', '|').map(parseChoice)
    if (!group || more.length > 0 || choices.length > menuLimits.choices) return refusal
    const validChoices = choices.filter((choice) => choice !== null)
    if (validChoices.length < choices.length) return refusal
    const problem = nameProblem([group.name, ...validChoices.map(({ name }) => name)], false)
    if (problem) return { problem }
    read.groups.push(group)
    read.choices.push(validChoices)
  }
  return read.groups.length > menuLimits.optionGroups ? refusal : { value: read }
}

export const parseTranslatedOptionNames = (text: string): Parsed<string[][]> => {
  const read: string[][] = []
  for (const line of linesOf(text)) {
    const [group = '', list, ...more] = splitUnescaped(line, ':')
    if (list === undefined || more.length > 0) return { problem: 'not_options' }
    const names = [group, ...splitUnescaped(list, '|')].map(unescapeName)
    const problem = nameProblem(names, true)
    if (problem) return { problem }
    read.push(names)
  }
  return { value: read }
}

/** True when the names have as many groups and choices as the options, or when there are no names. */
export const namesMatchOptions = ({ choices }: ParsedOptions, names: readonly string[][]) =>
  names.length === 0 ||
  (names.length === choices.length && names.every((group, i) => group.length === (choices[i]?.length ?? 0) + 1))

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Removes the first element with this name from the list and returns it; undefined if there is none. */
const takeByName = <T extends { name: string }>(items: T[], name: string): T | undefined => {
  const index = items.findIndex((item) => sameName(item.name, name))
  return index < 0 ? undefined : items.splice(index, 1)[0]
}

/** Builds options from a sheet. Groups and choices with a known name keep their ids and the translations that the sheet lacks. */
export const mergeOptions = (present: readonly OptionGroup[], written: ParsedOptions): OptionGroup[] => {
  const translated = (name: string, known: { [field: string]: unknown } | undefined, group: number, nth: number) =>
    Object.fromEntries(
      languages.map((language) => {
        const field = localizedField('name', language)
        const names = written.names[language]
        const text = names ? (names[group]?.[nth] ?? '') : (known?.[field] ?? '')
        return [field, language === 'spanish' && text === name ? '' : text]
      }),
    ) as ReturnType<typeof localizedFields<'name', string>>
  const groups = [...present]
  return written.groups.map(({ name, ...settings }, i) => {
    const known = takeByName(groups, name)
    const choices = [...(known?.choices ?? [])]
    return {
      id: known?.id ?? randomUUID(),
      name,
      ...translated(name, known, i, 0),
      ...settings,
      choices: (written.choices[i] ?? []).map((choice, j) => {
        const knownChoice = takeByName(choices, choice.name)
        return {
          id: knownChoice?.id ?? randomUUID(),
          ...choice,
          // A file of an earlier version has no brackets: it does not remove allergens.
          contains: choice.contains ?? knownChoice?.contains ?? [],
          ...translated(choice.name, knownChoice, i, j + 1),
        }
      }),
    }
  })
}

/** Text of all fields of options except the ids, for comparisons. */
export const serializeOptions = (options: readonly OptionGroup[]) =>
  [writeOptions(options), ...languages.map((language) => writeOptionNames(options, language))].join('\n\n')

export const areSameOptions = (a: readonly OptionGroup[], b: readonly OptionGroup[]) =>
  serializeOptions(a) === serializeOptions(b)
