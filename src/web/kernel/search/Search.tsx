import IconSearch from 'icon:search'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { searchLimits } from '#contract/kernel/search.limits.ts'
import { useOnline } from '#web/kernel/live/online.ts'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { comparableWords, matchesWordStarts } from './matchWords.ts'
import { type FoundItem, readRecentResults, storeRecentResult } from './recentResults.ts'
import classes from './SearchDialog.module.css'
import { searchDialogText as text } from './searchDialog.text.ts'
import type { SearchTarget } from './searchTarget.ts'
import { useFoundResults } from './useFoundResults.ts'
import { useLocalTargets } from './useLocalTargets.ts'

/** At most this many pages, actions and settings are shown. */
const maxLocal = 6

interface Section {
  label: string
  items: FoundItem[]
}

interface SearchProps {
  titleId: string
  targets: readonly SearchTarget[]
  onOpen: () => void
}

/** The search field with its list of results: a combobox whose options stay outside of the tab order. */
export function Search({ titleId, targets, onOpen }: SearchProps) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<string>()
  const { venueId } = useMe()
  const { online } = useOnline()
  const navigate = useNavigate()
  const listId = useId()
  const { results, isSearching, failure } = useFoundResults(typed)
  const sections = useSections(typed, targets, results)
  const items = sections.flatMap((section) => section.items)
  const activeIndex = Math.max(
    0,
    items.findIndex(({ link, title }) => `${link} ${title}` === active),
  )
  const activeItem = items[activeIndex]
  const optionId = (index: number) => `${listId}${index}`

  const open = (item: FoundItem) => {
    storeRecentResult(venueId, item)
    onOpen()
    navigate(item.link)
  }
  // Enter before the first results opens the first one when it arrives, unless the text changes.
  const [isAwaited, setAwaited] = useState(false)
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    if (isAwaited && activeItem) latest.current(activeItem)
  }, [isAwaited, activeItem])
  useEffect(() => {
    document.getElementById(`${listId}${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, activeIndex])

  const moveBy = (step: number) => {
    const next = items[(activeIndex + step + items.length) % items.length]
    if (next) setActive(`${next.link} ${next.title}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step !== undefined) moveBy(step)
    else if (activeItem) open(activeItem)
    else setAwaited(isSearching)
  }
  const hasText = typed.trim() !== ''
  const problem = failure && (online && failure.kind !== 'unreachable' ? text.failed : text.offline)
  const status = statusOf({ typed, count: items.length, isSearching })

  return (
    <>
      <h2 id={titleId} className="unseen">
        {text.title}
      </h2>
      <div className={classes.field}>
        <IconSearch size={20} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-labelledby={titleId}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeItem ? optionId(activeIndex) : undefined}
          placeholder={text.placeholder}
          maxLength={searchLimits.text}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setActive(undefined)
            setAwaited(false)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes.close} onClick={onOpen}>
          {text.escape}
        </button>
      </div>
      {problem && (
        <p className={`note ${classes.problem}`} role="alert">
          {problem}
        </p>
      )}
      <div id={listId} className={classes.list} role="listbox" aria-label={text.results}>
        {sections.map(({ label, items: ofSection }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a listbox
          <div key={label} role="group" aria-label={label}>
            <p className={classes.heading} aria-hidden>
              {label}
            </p>
            {ofSection.map((item) => {
              const index = items.indexOf(item)
              return (
                <Option
                  key={`${item.link} ${item.title}`}
                  id={optionId(index)}
                  item={item}
                  selected={index === activeIndex}
                  onPoint={() => setActive(`${item.link} ${item.title}`)}
                  onOpen={() => open(item)}
                />
              )
            })}
          </div>
        ))}
      </div>
      <p className={items.length > 0 ? 'unseen' : `note ${classes.problem}`} role="status">
        {hasText ? status : items.length === 0 && text.hint}
      </p>
      <p className={`note ${classes.foot}`} aria-hidden>
        <Hint keys={['↑', '↓']} label={text.keys.choose} />
        <Hint keys={['Enter']} label={text.keys.open} />
        <Hint keys={[text.escape]} label={text.keys.close} />
      </p>
    </>
  )
}

const Hint = ({ keys, label }: { keys: readonly string[]; label: string }) => (
  <span>
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}{' '}
    {label}
  </span>
)

const statusOf = ({ typed, count, isSearching }: { typed: string; count: number; isSearching: boolean }) => {
  if (isSearching) return text.searching
  return count > 0 ? text.count(count) : text.nothing(typed.trim())
}

/** The lists to show: recently opened results and actions while no text is typed, otherwise what matches the text. */
function useSections(typed: string, targets: readonly SearchTarget[], results: readonly FoundItem[]): Section[] {
  const { venueId } = useMe()
  const [recent] = useState(() => readRecentResults(venueId))
  const { items: local, mayOpen } = useLocalTargets(targets)
  const words = comparableWords(typed)
  const sections =
    words.length === 0
      ? [
          { label: text.recent, items: recent.filter(({ link }) => mayOpen(link)) },
          { label: text.actions, items: local.filter(({ kind }) => kind === text.action).slice(0, maxLocal) },
        ]
      : [{ label: text.results, items: [...localMatches(local, words), ...results] }]
  return sections.filter(({ items }) => items.length > 0)
}

/** Pages, actions and settings that match the words. Matches in the title come before matches in other words. */
const localMatches = (local: ReturnType<typeof useLocalTargets>['items'], words: readonly string[]) => {
  const isInTitle = ({ title }: FoundItem) => matchesWordStarts(words, title)
  const found = local.filter((item) => matchesWordStarts(words, `${item.title} ${item.detail} ${item.words}`))
  return [...found.filter(isInTitle), ...found.filter((item) => !isInTitle(item))].slice(0, maxLocal)
}

interface OptionProps {
  id: string
  item: FoundItem
  selected: boolean
  onPoint: () => void
  onOpen: () => void
}

const Option = ({ id, item: { kind, title, detail }, selected, onPoint, onOpen }: OptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
  <div
    id={id}
    className={classes.option}
    role="option"
    tabIndex={-1}
    aria-selected={selected}
    onPointerMove={onPoint}
    onClick={onOpen}
  >
    <span className={classes.words}>
      <strong>{title}</strong>
      <small>{detail}</small>
    </span>
    <span className={classes.kind}>{kind}</span>
  </div>
)
