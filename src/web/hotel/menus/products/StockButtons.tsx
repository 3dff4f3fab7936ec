import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { productText, stockText as text } from '../menus.text.ts'
import classes from './StockButtons.module.css'
import type { StockState, useStock } from './useStock.ts'

/** Chip with the reason why a product is unavailable, or with its remaining quantity. */
export const StockChips = ({ disabled, outToday, remaining }: StockState) => {
  if (disabled || remaining === 0) return <Chip tone="warn">{productText.off}</Chip>
  if (outToday) return <Chip tone="warn">{text.outToday}</Chip>
  return remaining !== null && <Chip tone="calm">{text.remaining(remaining)}</Chip>
}

interface StockButtonsProps {
  name: string
  stock: ReturnType<typeof useStock>
}

/** Controls for the stock of a product: remaining quantity and out for today. */
export const StockLimits = ({ name, stock }: StockButtonsProps) => (
  <>
    <RemainingField label={text.remainingOf(name)} remaining={stock.remaining} onSet={stock.count} />
    {!stock.out && (
      <Button variant="default" aria-label={text.outTodayOf(name)} onClick={stock.endToday}>
        {text.outToday}
      </Button>
    )}
  </>
)

/** Button that disables a product, or makes it available again. */
export const StockToggle = ({ name, stock }: StockButtonsProps) => (
  <Button
    variant="default"
    miw={84}
    aria-label={stock.out ? productText.enableOf(name) : productText.disableOf(name)}
    onClick={stock.toggle}
  >
    {stock.out ? productText.enable : productText.disable}
  </Button>
)

interface RemainingFieldProps {
  label: string
  remaining: number | null
  onSet: (remaining: number | null) => void
}

const isCount = (typed: string) => /^\d*$/.test(typed) && Number(typed) <= menuLimits.remaining

/**
 * Remaining quantity. Blur and Enter save it, Escape discards the input; an empty field means unlimited. Live updates of
 * the quantity do not overwrite what is being typed.
 */
function RemainingField({ label, remaining, onSet }: RemainingFieldProps) {
  const saved = remaining === null ? '' : String(remaining)
  const [typed, setTyped] = useState<string | null>(null)
  const isInvalid = typed !== null && !isCount(typed)
  const save = () => {
    if (typed === null || isInvalid) return
    setTyped(null)
    if (typed !== saved) onSet(typed === '' ? null : Number(typed))
  }
  return (
    <div className="group nowrap gap-8 muted">
      <span aria-hidden>{text.remainingShort}</span>
      <TextInput
        classNames={{ input: classes.count, error: classes.wrong }}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder="–"
        maxLength={String(menuLimits.remaining).length}
        value={typed ?? saved}
        error={isInvalid && productText.countWrong(menuLimits.remaining.toLocaleString('es-AR'))}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save()
          if (key === 'Escape') setTyped(null)
        }}
      />
    </div>
  )
}
