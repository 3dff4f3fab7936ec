import { useState } from 'react'
import { api, lookup } from '#contract/api.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { translationLimits } from '#contract/hotel/menus.translationAndCsv.limits.ts'
import type { TranslationCell, TranslationRow } from '#contract/hotel/menus.translationAndCsv.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useLeaveGuard } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { excessLength } from '#web/kernel/ui/forms/tooLong.ts'
import type { PastedCell } from './pastedCells.ts'
import { translationGridText } from './translations.text.ts'

/** Unsaved text of a cell. */
export interface CellDraft {
  /** Input for the server. */
  cell: TranslationCell
  /** 'failed': refused by the server or too long to send; 'pasted': waits for the save button. */
  state: 'saving' | 'failed' | 'pasted'
}

type RowIdentity = Pick<TranslationRow, 'of' | 'id'> & { productId?: string | undefined }

export const rowKey = ({ of, id, productId = '' }: RowIdentity) => `${of} ${id} ${productId}`
export const cellKey = (row: RowIdentity, language: Language) => `${rowKey(row)} ${language}`
const keyOfCell = (cell: TranslationCell) => cellKey(cell, cell.language)

export const isTooLong = ({ of, text }: Pick<TranslationCell, 'of' | 'text'>) =>
  excessLength(text, translationLimits[of]) > 0

const toCell = (row: TranslationRow, language: Language, typed: string): TranslationCell => {
  const { of, id, productId } = row
  // A Spanish text equal to the main text is stored as empty.
  const text = language === 'spanish' && typed.trim() === row.text ? '' : typed.trim()
  return { of, id, ...(productId ? { productId } : {}), language, was: row[language], text }
}

/** Sets the state of these drafts; null removes them. */
const withCells = (
  drafts: ReadonlyMap<string, CellDraft>,
  cells: readonly TranslationCell[],
  state: CellDraft['state'] | null,
) => {
  const next = new Map(drafts)
  for (const cell of cells) {
    if (state) next.set(keyOfCell(cell), { cell, state })
    else next.delete(keyOfCell(cell))
  }
  return next
}

/** Drafts of the translation grid. Typed cells are saved one by one, pasted ones in one request; a failed draft keeps its text. */
export function useTranslationDrafts(menuId: string, rows: readonly TranslationRow[]) {
  const cache = useReadCache()
  const [allDrafts, setDrafts] = useState<ReadonlyMap<string, CellDraft>>(new Map())
  // The response was lost but the server has the text.
  const isSaved = ({ cell, state }: CellDraft) =>
    state === 'failed' && rows.some((row) => rowKey(row) === rowKey(cell) && row[cell.language] === cell.text)
  const drafts = new Map([...allDrafts].filter(([, draft]) => !isSaved(draft)))
  useLeaveGuard([...drafts.values()].some(({ state }) => state !== 'saving'))
  const setDraftState = (cells: readonly TranslationCell[], state: CellDraft['state'] | null) =>
    setDrafts((before) => withCells(before, cells, state))
  /** Applies the result of a save, except to cells that were edited again since. */
  const applyResult = (cells: readonly TranslationCell[], state: 'failed' | null) =>
    setDrafts((before) => {
      const unchanged = cells.filter((cell) => before.get(keyOfCell(cell))?.cell === cell)
      return withCells(before, unchanged, state)
    })

  const applySaved = (cells: readonly TranslationCell[]) => {
    const texts = lookup(api.hotel.menus.texts, { id: menuId })
    const saved = new Map<string, Partial<TranslationRow>>()
    for (const cell of cells) saved.set(rowKey(cell), { ...saved.get(rowKey(cell)), [cell.language]: cell.text })
    const read = cache.getData<{ rows: TranslationRow[] }>(texts)
    if (read) cache.setData(texts, { ...read, rows: read.rows.map((row) => ({ ...row, ...saved.get(rowKey(row)) })) })
    applyResult(cells, null)
  }
  const translate = useWrite(api.hotel.menus.translate, {
    scope: `translations ${menuId}`,
    onSuccess: (_, cell) => applySaved([cell]),
    onError: (failure, cell) => {
      applyResult([cell], 'failed')
      popup.error(translationGridText.notSaved(failureSentence(failure)))
    },
  })
  const translateMany = useWrite(api.hotel.menus.translateMany, {
    onSuccess: ({ stale }, { cells }) => {
      const staleIndexes = new Set(stale)
      applySaved(cells.filter((_, index) => !staleIndexes.has(index)))
      applyResult(
        cells.filter((_, index) => staleIndexes.has(index)),
        'failed',
      )
      popup.success(translationGridText.pastedSaved(cells.length - stale.length))
      if (stale.length > 0) popup.error(translationGridText.pastedStale(stale.length))
    },
    onError: (failure) => popup.error(translationGridText.notSaved(failureSentence(failure))),
  })

  const pasted = [...drafts.values()].flatMap(({ cell, state }) => (state === 'pasted' ? [cell] : []))
  return {
    drafts,
    save(row: TranslationRow, language: Language, typed: string) {
      const draft = drafts.get(cellKey(row, language))
      const cell = toCell(row, language, typed)
      if (draft?.state === 'saving') {
        // The earlier text is still being sent: this one replaces it, not the text in the loaded row.
        cell.was = draft.cell.text
        if (cell.text === cell.was) return
      }
      if (cell.text === cell.was) return setDraftState([cell], null)
      // An edited pasted cell still waits for the save button.
      if (draft?.state === 'pasted') return setDraftState([{ ...cell, was: draft.cell.was }], 'pasted')
      if (isTooLong(cell)) return setDraftState([cell], 'failed')
      setDraftState([cell], 'saving')
      translate.mutate(cell)
    },
    paste(cells: readonly PastedCell[]) {
      const all = cells.map(({ row, language, text }) => toCell(row, language, text))
      // Cells equal to the saved text need no draft.
      setDraftState(all, null)
      setDraftState(
        all.filter(({ text, was }) => text !== was),
        'pasted',
      )
    },
    pasted,
    saving: translateMany.isPending,
    savePasted: () =>
      translateMany.mutate({ cells: pasted.filter((cell) => !isTooLong(cell)).slice(0, menuLimits.pastedCells) }),
    discardPasted: () => setDraftState(pasted, null),
  }
}
