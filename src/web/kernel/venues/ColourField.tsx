import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { colourPattern } from '#contract/kernel/venues.limits.ts'
import classes from './ColourField.module.css'
import { contrastOnWhite } from './contrast.ts'
import { settingText, venuesText } from './venues.text.ts'

const text = venuesText.edit
/** As the server darkens it: WCAG AA. */
const readable = 4.5

interface ColourFieldProps {
  value: string
  error?: ReactNode
  onChange: (colour: string) => void
}

/** The venue's colour, and how well it reads on white while it is being chosen. */
export function ColourField({ value, error, onChange }: ColourFieldProps) {
  const known = colourPattern.test(value)
  const ratio = known ? contrastOnWhite(value) : null
  const shown = ratio?.toLocaleString('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
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
            value={known ? value.toLowerCase() : '#000000'}
            onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
          />
        }
        leftSectionWidth={48}
        leftSectionPointerEvents="all"
      />
      {ratio !== null && shown && (
        <p className={classes.contrast} data-weak={ratio < readable || undefined} role="status">
          <span className={classes.sample} style={{ color: value }}>
            {text.sample}
          </span>
          <span>
            {text.contrast(shown)} {ratio < readable ? text.darkened : text.readable}
          </span>
        </p>
      )}
    </div>
  )
}
