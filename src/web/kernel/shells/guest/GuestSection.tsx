import { type ReactNode, useId } from 'react'

interface GuestSectionProps {
  title: string
  children: ReactNode
}

/** A section of a guest's page, with a title and a line above it. */
export function GuestSection({ title, children }: GuestSectionProps) {
  const id = useId()
  return (
    <section className="stack section inset" aria-labelledby={id}>
      <h2 id={id} className="heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
