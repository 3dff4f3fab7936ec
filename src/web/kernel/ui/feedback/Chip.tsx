interface ChipProps {
  tone: 'good' | 'calm' | 'warn' | 'bad'
  children: string
}

/** A state in one or two words; the text must say it, because colour alone is not accessible. */
export const Chip = ({ tone, children }: ChipProps) => (
  <span className="chip" data-tone={tone}>
    {children}
  </span>
)
