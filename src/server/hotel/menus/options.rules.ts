import { randomUUID } from 'node:crypto'
import { areInOrder } from '#contract/hotel/choosing.limits.ts'
import type { ImportProblem } from '#contract/hotel/menus.desk.limits.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import type { OptionGroup } from '#contract/hotel/menus.ts'
import { fieldIn, type inFour, type Language, languages } from '#contract/kernel/languages.limits.ts'
import { readPrice, writePrice } from './prices.rules.ts'

/** The options of a product as one cell of a sheet says them: a group per line, then their names in other languages. */
export interface WrittenOptions {
  groups: Pick<OptionGroup, 'name' | 'choose' | 'required' | 'atLeast' | 'atMost'>[]
  choices: { name: string; extra: number }[][]
  /** Per language and group, the group's name followed by its choices'. */
  names: Partial<Record<Language, string[][]>>
}

const signs = /[\\|:(+]/g
const quoted = (name: string) => name.replace(signs, '\\$&')
const unquoted = (text: string) => text.replace(/\\(.)/gu, '$1').trim()

/** Cuts at a sign, but not where a backslash stands before it. */
const cut = (text: string, sign: string): string[] => {
  const parts = ['']
  for (const [piece] of text.matchAll(/\\?./gsu))
    if (piece === sign) parts.push('')
    else parts.push((parts.pop() ?? '') + piece)
  return parts
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
const namesOf = (group: OptionGroup, language: Language) =>
  [group, ...group.choices].map((thing) => thing[fieldIn('name', language)])

const boundsAs = ({ atLeast, atMost }: Pick<OptionGroup, 'atLeast' | 'atMost'>) =>
  atLeast || atMost ? `, ${atLeast ?? ''}-${atMost ?? ''}` : ''

/** 'Tamaño (one, required): Chico | Grande +1500.00', and 'Salsas (many, 1-3): …' where there are bounds. */
export const writeOptions = (options: readonly OptionGroup[]) =>
  options
    .map((group) => {
      const { name, choose, required, choices } = group
      const offered = choices.map((one) => quoted(one.name) + (one.extra > 0 ? ` +${writePrice(one.extra)}` : ''))
      return `${quoted(name)} (${choose}${required ? ', required' : ''}${boundsAs(group)}): ${offered.join(' | ')}`
    })
    .join('\n')

/** 'Size: Small | Large'; nothing where nothing is translated. */
export const writeOptionNames = (options: readonly OptionGroup[], language: Language) => {
  const names = options.map((group) => namesOf(group, language).map(quoted))
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

/** '2-3', '-3' and '2-': how many are chosen at least and at most. */
const boundsIn = (word: string) => {
  const [, atLeast = '', atMost = ''] = /^(\d*)-(\d*)$/.exec(word) ?? []
  const said = { ...(atLeast && { atLeast: Number(atLeast) }), ...(atMost && { atMost: Number(atMost) }) }
  const numbers = Object.values(said)
  const fit = numbers.length > 0 && numbers.every((count) => count >= 1 && count <= menuLimits.choices)
  return fit && areInOrder(said) ? said : undefined
}

const groupIn = (head: string) => {
  const [name = '', mode, ...more] = cut(head, '(')
  const said = (mode ?? ')').trim()
  const known = said
    .replace(/\)$/, '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
    .map((word) => modes.get(word) ?? boundsIn(word))
  if (more.length > 0 || !said.endsWith(')') || known.includes(undefined)) return null
  return Object.assign({ name: unquoted(name), choose: 'one' as const, required: false }, ...known) as OptionGroup
}

const choiceIn = (text: string) => {
  const [name = '', extra, ...more] = cut(text, '+')
  const price = extra === undefined ? 0 : readPrice(extra.trim())
  return more.length > 0 || price === null ? null : { name: unquoted(name), extra: price }
}

type Found<T> = { value: T } | { problem: ImportProblem }

/** What fits and what is there to be read; names may be missing only in translations. */
const problemIn = (names: readonly string[], optional: boolean): ImportProblem | null => {
  if (names.some((name) => name.length > menuLimits.productName)) return 'too_long'
  const wrong = names.some((name) => /[\p{Cc}\p{Cs}]/u.test(name) || (name === '' && !optional))
  return wrong ? 'not_options' : null
}

export const readOptions = (text: string): Found<WrittenOptions> => {
  const refused = { problem: 'not_options' } as const
  const read: WrittenOptions = { groups: [], choices: [], names: {} }
  for (const line of linesOf(text)) {
    const [head = '', list, ...more] = cut(line, ':')
    const group = groupIn(head)
    const choices = cut(list ?? '', '|').map(choiceIn)
    if (!group || more.length > 0 || choices.length > menuLimits.choices) return refused
    const known = choices.filter((choice) => choice !== null)
    if (known.length < choices.length) return refused
    const problem = problemIn([group.name, ...known.map(({ name }) => name)], false)
    if (problem) return { problem }
    read.groups.push(group)
    read.choices.push(known)
  }
  return read.groups.length > menuLimits.optionGroups ? refused : { value: read }
}

export const readOptionNames = (text: string): Found<string[][]> => {
  const read: string[][] = []
  for (const line of linesOf(text)) {
    const [group = '', list, ...more] = cut(line, ':')
    if (list === undefined || more.length > 0) return { problem: 'not_options' }
    const names = [group, ...cut(list, '|')].map(unquoted)
    const problem = problemIn(names, true)
    if (problem) return { problem }
    read.push(names)
  }
  return { value: read }
}

/** A cell of names names what the options are: as many groups, each with as many choices. None names nothing. */
export const namesFit = ({ choices }: WrittenOptions, names: readonly string[][]) =>
  names.length === 0 ||
  (names.length === choices.length && names.every((one, i) => one.length === (choices[i]?.length ?? 0) + 1))

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Takes the one of that name out of those that are left. */
const taken = <T extends { name: string }>(left: T[], name: string): T | undefined => {
  const at = left.findIndex((one) => sameName(one.name, name))
  return at < 0 ? undefined : left.splice(at, 1)[0]
}

/** The options as the sheet says them. What is known by its name stays itself, with the translations the sheet does not have. */
export const optionsAsWritten = (present: readonly OptionGroup[], written: WrittenOptions): OptionGroup[] => {
  const translated = (name: string, known: { [field: string]: unknown } | undefined, group: number, nth: number) =>
    Object.fromEntries(
      languages.map((language) => {
        const field = fieldIn('name', language)
        const names = written.names[language]
        const text = names ? (names[group]?.[nth] ?? '') : (known?.[field] ?? '')
        return [field, language === 'spanish' && text === name ? '' : text]
      }),
    ) as ReturnType<typeof inFour<'name', string>>
  const groups = [...present]
  return written.groups.map(({ name, ...said }, i) => {
    const known = taken(groups, name)
    const choices = [...(known?.choices ?? [])]
    return {
      id: known?.id ?? randomUUID(),
      name,
      ...translated(name, known, i, 0),
      ...said,
      choices: (written.choices[i] ?? []).map((choice, j) => {
        const same = taken(choices, choice.name)
        return { id: same?.id ?? randomUUID(), ...choice, ...translated(choice.name, same, i, j + 1) }
      }),
    }
  })
}

/** All that is said of options, but not who they are. */
export const writtenOut = (options: readonly OptionGroup[]) =>
  [writeOptions(options), ...languages.map((language) => writeOptionNames(options, language))].join('\n\n')

export const sameOptions = (a: readonly OptionGroup[], b: readonly OptionGroup[]) => writtenOut(a) === writtenOut(b)
