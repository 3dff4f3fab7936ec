import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { colourPattern } from '#contract/kernel/venues.limits.ts'
import classes from './ColourField.module.css'
import { contrastOnWhite } from './contrast.ts'
import { settingText, venuesText } from './venues.text.ts'

const text = venuesText.edit
/** Contrast ratio of WCAG AA; the server darkens a lighter colour to this ratio for buttons. */
const minContrast = 4.5

interface ColourFieldProps {
  value: string
  error?: ReactNode
  onChange: (colour: string) => void
}

/** Field for the venue's colour, which shows its contrast on white. */
export function ColourField({ value, error, onChange }: ColourFieldProps) {
  const isValid = colourPattern.test(value)
  const ratio = isValid ? contrastOnWhite(value) : null
  const ratioText = ratio?.toLocaleString('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <div className="stack gap-8">
      <TextInput
        label={settingText.primaryColor}
        required
        maxLength={7}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
        leftSection={
          <input
            type="color"
            className={classes.pick}
            aria-label={text.pickColour}
            value={isValid ? value.toLowerCase() : '#000000'}
            onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
          />
        }
        leftSectionWidth={48}
        leftSectionPointerEvents="all"
      />
      {ratio !== null && ratioText && (
        <p className={`group note ${ratio < minContrast ? 'warning' : 'success'}`} role="status">
          <span className={classes.sample} style={{ color: value }}>
            {text.sample}
          </span>
          <span>
            {text.contrast(ratioText)} {ratio < minContrast ? text.darkened : text.readable}
          </span>
        </p>
      )}
    </div>
  )
}
