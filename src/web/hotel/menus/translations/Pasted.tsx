import { Button } from '@mantine/core'
import type { TranslationCell } from '#contract/hotel/menus.translationAndCsv.ts'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { deskText as text } from '../menus.text.ts'
import { isTooLong } from './useTranslate.ts'

interface PastedProps {
  cells: readonly TranslationCell[]
  /** How many texts found no cell. */
  beyond: number
  saving: boolean
  onSave: () => void
  onDiscard: () => void
}

/** What was pasted and what became of it; nothing of it is saved before somebody says so. */
export const Pasted = ({ cells, beyond, saving, onSave, onDiscard }: PastedProps) => {
  const tooLong = cells.filter(isTooLong).length
  const good = cells.length - tooLong
  const hints = [tooLong > 0 && text.pastedTooLong(tooLong), beyond > 0 && text.pastedBeyond(beyond)]
  return (
    <Notice sentence={text.pasted(cells.length)} hint={hints.filter(Boolean).join(' ')}>
      {good > 0 && (
        <Button loading={saving} onClick={onSave}>
          {text.savePasted(good)}
        </Button>
      )}
      <Button variant="default" disabled={saving} onClick={onDiscard}>
        {text.discardPasted}
      </Button>
    </Notice>
  )
}
