import { type ReactNode, useId } from 'react'

interface GuestSectionProps {
  title: string
  children: ReactNode
}

/** A part of a guest's page: a line above it, a title, and what belongs to it. */
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
