import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { TextRow } from '#contract/hotel/menus.desk.ts'
import type { Language } from '#contract/kernel/languages.limits.ts'
import { keyOf } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { useLeaveGuard } from '#web/kernel/ui/leaveGuard.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { deskText } from './menus.text.ts'

/** What was typed and is not saved yet; it stays in its cell until it is. */
export interface Draft {
  text: string
  failed: boolean
}

type Whose = Pick<TextRow, 'of' | 'id'> & { productId?: string | undefined }

export const rowKey = ({ of, id, productId = '' }: Whose) => `${of} ${id} ${productId}`
export const cellKey = (whose: Whose, language: Language) => `${rowKey(whose)} ${language}`

/** Saves one cell at a time. A cell that could not be saved keeps what was typed. */
export function useTranslate(menuId: string) {
  const client = useQueryClient()
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map())
  useLeaveGuard([...drafts.values()].some(({ failed }) => failed))
  const setDraft = (key: string, draft: Draft | null) =>
    setDrafts((before) => {
      const next = new Map(before)
      if (draft) next.set(key, draft)
      else next.delete(key)
      return next
    })
  const translate = useWrite(api.hotel.menus.translate, {
    onSuccess: (_, { language, text, ...whose }) => {
      const key = keyOf({ endpoint: api.hotel.menus.texts.endpoint, input: { id: menuId } })
      client.setQueryData<{ rows: TextRow[] }>(key, (texts) =>
        texts
          ? {
              ...texts,
              rows: texts.rows.map((row) => (rowKey(row) === rowKey(whose) ? { ...row, [language]: text } : row)),
            }
          : undefined,
      )
      setDraft(cellKey(whose, language), null)
    },
    onError: (failure, { language, text, ...whose }) => {
      setDraft(cellKey(whose, language), { text, failed: true })
      popup.error(deskText.notSaved(sentenceFor(failure)))
    },
  })
  return {
    drafts,
    save(row: TextRow, language: Language, typed: string) {
      // What is said in the main text already is no second Spanish text.
      const text = language === 'spanish' && typed.trim() === row.text ? '' : typed.trim()
      const key = cellKey(row, language)
      if (text === row[language]) return setDraft(key, null)
      setDraft(key, { text, failed: false })
      const { of, id, productId } = row
      translate.mutate({ of, id, ...(productId ? { productId } : {}), language, was: row[language], text })
    },
  }
}
