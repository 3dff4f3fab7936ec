import { Button } from '@mantine/core'
import type { TranslationCell } from '#contract/hotel/menus.translationAndCsv.ts'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { translationGridText as text } from './translations.text.ts'
import { isTooLong } from './useTranslationDrafts.ts'

interface PastedCellsNoticeProps {
  cells: readonly TranslationCell[]
  /** Number of pasted texts that fall outside of the grid. */
  outside: number
  saving: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Notice about pasted cells; they are saved only after the button is pressed. */
export const PastedCellsNotice = ({ cells, outside, saving, onSave, onDiscard }: PastedCellsNoticeProps) => {
  const tooLong = cells.filter(isTooLong).length
  const savable = cells.length - tooLong
  const hints = [tooLong > 0 && text.pastedTooLong(tooLong), outside > 0 && text.pastedBeyond(outside)]
  return (
    <Notice sentence={text.pasted(cells.length)} hint={hints.filter(Boolean).join(' ')}>
      {savable > 0 && (
        <Button loading={saving} onClick={onSave}>
          {text.savePasted(savable)}
        </Button>
      )}
      <Button variant="default" disabled={saving} onClick={onDiscard}>
        {text.discardPasted}
      </Button>
    </Notice>
  )
}
