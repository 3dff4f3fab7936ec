interface ChipProps {
  tone: 'good' | 'calm' | 'warn' | 'bad'
  children: string
}

/** The state of a thing in one or two words; never told by colour alone. */
export const Chip = ({ tone, children }: ChipProps) => (
  <span className="chip" data-tone={tone}>
    {children}
  </span>
)
