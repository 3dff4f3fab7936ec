import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import classes from './Stepper.module.css'
import { stepperText } from './stepper.text.ts'

interface StepperProps {
  /** Accessible name of the group, e.g. 'Quantity: Flan'. */
  label: string
  value: number
  /** Upper limit; by default the most that one order line may hold. */
  most?: number | undefined
  onChange: (value: number) => void
}

/** Quantity with buttons for one less and one more. */
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
