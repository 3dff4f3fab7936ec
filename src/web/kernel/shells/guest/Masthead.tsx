import type { ReactNode } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useTitle } from '#web/kernel/venues/venue.ts'
import classes from './Masthead.module.css'

interface MastheadProps {
  title: string
  sentence?: string
  /** Shown in link previews. */
  description?: string
  photo?: Photo | null
  canonical?: string
  about?: Readonly<Record<string, unknown>>
  children?: ReactNode
}

/** Title and sentence at the top of a guest's page; also sets the document's head. */
export function Masthead({
  title,
  sentence,
  description = sentence,
  photo = null,
  canonical,
  about,
  children,
}: MastheadProps) {
  const { language } = useReader()
  useTitle(title, {
    language,
    photo,
    ...(description ? { description } : {}),
    ...(canonical ? { canonical } : {}),
    ...(about ? { about } : {}),
  })
  return (
    <div className={classes.masthead}>
      <h1 tabIndex={-1}>{title}</h1>
      {sentence && <p>{sentence}</p>}
      {children}
    </div>
  )
}
