import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  hint?: string | undefined
  children: ReactNode
}

/** Fields of a long form, or panels of a page, that belong together: a line above them and a title. */
export const Section = ({ title, hint, children }: SectionProps) => (
  <section className="stack section">
    <div>
      <h2 className="heading">{title}</h2>
      {hint && <p className="muted">{hint}</p>}
    </div>
    {children}
  </section>
)
