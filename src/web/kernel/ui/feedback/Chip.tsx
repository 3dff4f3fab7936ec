import classes from './Chip.module.css'

interface ChipProps {
  tone: 'good' | 'calm' | 'warn' | 'bad'
  children: string
}

/** The state of a thing in one or two words; never told by colour alone. */
export const Chip = ({ tone, children }: ChipProps) => (
  <span className={classes.chip} data-tone={tone}>
    {children}
  </span>
)

/** How many of something wait, beside the name of it. */
export const Badge = ({ children }: { children: number }) => <span className={classes.badge}>{children}</span>
