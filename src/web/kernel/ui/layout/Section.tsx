import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  hint?: string | undefined
  children: ReactNode
}

/** A group of fields or panels with a title and a line above it. */
export const Section = ({ title, hint, children }: SectionProps) => (
  <section className="stack section">
    <div>
      <h2 className="heading">{title}</h2>
      {hint && <p className="muted">{hint}</p>}
    </div>
    {children}
  </section>
)
