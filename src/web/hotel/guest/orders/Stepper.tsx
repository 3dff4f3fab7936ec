import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import classes from './Stepper.module.css'
import { stepperText } from './stepper.text.ts'

interface StepperProps {
  /** What is counted. */
  label: string
  value: number
  /** No more than these. */
  most?: number | undefined
  onChange: (value: number) => void
}

/** How many, one more or one less at a time. */
export function Stepper({ label, value, most = orderLimits.quantity, onChange }: StepperProps) {
  const { language } = useReader()
  const text = stepperText[language]
  return (
    <fieldset className={classes.stepper}>
      <legend className="unseen">{label}</legend>
      <button type="button" aria-label={text.fewer} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={text.more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </button>
    </fieldset>
  )
}
