import IconSearch from 'icon:search'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type LazyPart, useLazyPartWhen } from '#web/kernel/navigation/lazyPart.ts'
import { isTextField } from '#web/kernel/ui/forms/isTextField.ts'
import classes from './SearchControl.module.css'
import { searchLabel, searchShortcut } from './search.text.ts'
import type { SearchDialogProps, SearchView } from './searchDialogProps.ts'

/** Milliseconds after the page, so that the dialog opens without delay and the first letters are typed into it. */
const preloadDelay = 1000

const isTyping = (target: EventTarget | null) => isTextField(target) || target instanceof HTMLSelectElement
const isDialogOpen = () => document.querySelector('dialog[open], [role="dialog"]') !== null

/** Focuses the search field of the page; returns false if there is none. */
const focusPageSearch = () => {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  field?.focus()
  field?.select()
  return field !== null
}

/**
 * Button in the header that opens the search, and the keyboard shortcuts of the back-office: Ctrl-K or Cmd-K opens the search,
 * '/' focuses the page's own search field or opens the search, '?' lists the shortcuts. None works while a person types in a field or a dialog
 * is open.
 */
export function SearchControl({ dialog }: { dialog: LazyPart<SearchDialogProps> }) {
  const [opened, setOpened] = useState<{ view: SearchView; key: number }>()
  const open = useCallback((view: SearchView) => setOpened({ view, key: performance.now() }), [])
  // A dialog reports its closing later, when the next one may be open already.
  const close = (closed: typeof opened) => setOpened((now) => (now === closed ? undefined : now))
  const Dialog = useLazyPartWhen(opened !== undefined, dialog)
  useEffect(() => {
    const timer = setTimeout(() => dialog.load().catch(() => {}), preloadDelay)
    return () => clearTimeout(timer)
  }, [dialog])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (event.defaultPrevented || event.isComposing || altKey || isTyping(target) || isDialogOpen()) return
      const hasModifier = ctrlKey || metaKey
      const isSearch = hasModifier ? key.toLowerCase() === 'k' && !event.shiftKey : key === '/'
      if (!isSearch && (hasModifier || key !== '?')) return
      event.preventDefault()
      if (!isSearch) open('shortcuts')
      else if (hasModifier || !focusPageSearch()) open('search')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={searchLabel}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        data-keys={searchShortcut()}
        onClick={() => open('search')}
      >
        <IconSearch size={18} aria-hidden />
        <span aria-hidden>{searchLabel}</span>
      </button>
      {/* Outside of the header, which pages without bars hide. */}
      {opened &&
        Dialog &&
        createPortal(<Dialog key={opened.key} view={opened.view} onClose={() => close(opened)} />, document.body)}
    </>
  )
}
