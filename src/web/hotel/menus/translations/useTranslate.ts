import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { translationLimits } from '#contract/hotel/menus.translationAndCsv.limits.ts'
import type { TranslationCell, TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { keyOf } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useLeaveGuard } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { excessOf } from '#web/kernel/ui/forms/tooLong.ts'
import { deskText } from '../menus.text.ts'
import type { PastedCell } from './pasting.ts'

/** What was written and is not saved yet; it stays in its cell until it is. */
export interface Draft {
  /** As it goes to the server. */
  cell: TranslationCell
  /** On its way; not taken by the server, or too long to be sent; pasted, and waiting for a yes. */
  state: 'saving' | 'failed' | 'pasted'
}

type Whose = Pick<TranslationRow, 'of' | 'id'> & { productId?: string | undefined }

export const rowKey = ({ of, id, productId = '' }: Whose) => `${of} ${id} ${productId}`
export const cellKey = (whose: Whose, language: Language) => `${rowKey(whose)} ${language}`
const keyOfCell = (cell: TranslationCell) => cellKey(cell, cell.language)

export const isTooLong = ({ of, text }: Pick<TranslationCell, 'of' | 'text'>) =>
  excessOf(text, translationLimits[of]) > 0

const cellOf = (row: TranslationRow, language: Language, typed: string): TranslationCell => {
  const { of, id, productId } = row
  // What is said in the main text already is no second Spanish text.
  const text = language === 'spanish' && typed.trim() === row.text ? '' : typed.trim()
  return { of, id, ...(productId ? { productId } : {}), language, was: row[language], text }
}

/** A cell without a state has nothing that waits. */
const withCells = (
  drafts: ReadonlyMap<string, Draft>,
  cells: readonly TranslationCell[],
  state: Draft['state'] | null,
) => {
  const next = new Map(drafts)
  for (const cell of cells) {
    if (state) next.set(keyOfCell(cell), { cell, state })
    else next.delete(keyOfCell(cell))
  }
  return next
}

/** Saves one cell at a time, or what was pasted in one go. A cell that could not be saved keeps what was written. */
export function useTranslate(menuId: string, rows: readonly TranslationRow[]) {
  const client = useQueryClient()
  const [written, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  // Not told that it was saved, and it was.
  const isSaved = ({ cell, state }: Draft) =>
    state === 'failed' && rows.some((row) => rowKey(row) === rowKey(cell) && row[cell.language] === cell.text)
  const drafts = new Map([...written].filter(([, draft]) => !isSaved(draft)))
  useLeaveGuard([...drafts.values()].some(({ state }) => state !== 'saving'))
  const put = (cells: readonly TranslationCell[], state: Draft['state'] | null) =>
    setDrafts((before) => withCells(before, cells, state))
  /** What became of these; where something else has been written since, that is still to come. */
  const settle = (cells: readonly TranslationCell[], state: 'failed' | null) =>
    setDrafts((before) => {
      const same = cells.filter((cell) => before.get(keyOfCell(cell))?.cell === cell)
      return withCells(before, same, state)
    })

  const saved = (cells: readonly TranslationCell[]) => {
    const key = keyOf({ endpoint: api.hotel.menus.texts.endpoint, input: { id: menuId } })
    const texts = new Map<string, Partial<TranslationRow>>()
    for (const cell of cells) texts.set(rowKey(cell), { ...texts.get(rowKey(cell)), [cell.language]: cell.text })
    client.setQueryData<{ rows: TranslationRow[] }>(
      key,
      (read) => read && { ...read, rows: read.rows.map((row) => ({ ...row, ...texts.get(rowKey(row)) })) },
    )
    settle(cells, null)
  }
  const translate = useWrite(api.hotel.menus.translate, {
    scope: `translations ${menuId}`,
    onSuccess: (_, cell) => saved([cell]),
    onError: (failure, cell) => {
      settle([cell], 'failed')
      popup.error(deskText.notSaved(sentenceFor(failure)))
    },
  })
  const translateMany = useWrite(api.hotel.menus.translateMany, {
    onSuccess: ({ stale }, { cells }) => {
      const others = new Set(stale)
      saved(cells.filter((_, index) => !others.has(index)))
      settle(
        cells.filter((_, index) => others.has(index)),
        'failed',
      )
      popup.success(deskText.pastedSaved(cells.length - stale.length))
      if (stale.length > 0) popup.error(deskText.pastedStale(stale.length))
    },
    onError: (failure) => popup.error(deskText.notSaved(sentenceFor(failure))),
  })

  const pasted = [...drafts.values()].flatMap(({ cell, state }) => (state === 'pasted' ? [cell] : []))
  return {
    drafts,
    save(row: TranslationRow, language: Language, typed: string) {
      const draft = drafts.get(cellKey(row, language))
      const cell = cellOf(row, language, typed)
      if (draft?.state === 'saving') {
        // It is written over what is on its way.
        cell.was = draft.cell.text
        if (cell.text === cell.was) return
      }
      if (cell.text === cell.was) return put([cell], null)
      // What was pasted waits for its yes, also when somebody goes on writing in it.
      if (draft?.state === 'pasted') return put([{ ...cell, was: draft.cell.was }], 'pasted')
      if (isTooLong(cell)) return put([cell], 'failed')
      put([cell], 'saving')
      translate.mutate(cell)
    },
    paste(cells: readonly PastedCell[]) {
      const all = cells.map(({ row, language, text }) => cellOf(row, language, text))
      // What says the same as the server has nothing to wait for.
      put(all, null)
      put(
        all.filter(({ text, was }) => text !== was),
        'pasted',
      )
    },
    pasted,
    saving: translateMany.isPending,
    savePasted: () =>
      translateMany.mutate({ cells: pasted.filter((cell) => !isTooLong(cell)).slice(0, menuLimits.pastedCells) }),
    discardPasted: () => put(pasted, null),
  }
}
