import type { ReactNode } from 'react'
import classes from './WithPreview.module.css'

interface WithPreviewProps {
  preview: ReactNode
  /** The form's fields. */
  children: ReactNode
}

/** Fields with a preview: beside them and always in view on wide windows, below them on others. */
export const WithPreview = ({ preview, children }: WithPreviewProps) => (
  <div className={classes.both} data-previewed>
    <div className="stack gap-20">{children}</div>
    <div className={classes.preview}>{preview}</div>
  </div>
)

interface CardPreviewProps {
  label: string
  children: ReactNode
}

/** Frame of a preview that shows how the object looks in a list. Its links and buttons cannot be used. */
export const CardPreview = ({ label, children }: CardPreviewProps) => (
  <figure className={`stack gap-8 ${classes.card}`}>
    <figcaption className="strong">{label}</figcaption>
    <div inert aria-hidden>
      {children}
    </div>
  </figure>
)
