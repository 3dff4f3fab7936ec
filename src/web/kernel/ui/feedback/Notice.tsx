import type { ReactNode } from 'react'
import classes from './Notice.module.css'

interface NoticeProps {
  sentence: ReactNode
  hint?: ReactNode
  detail?: ReactNode
  children?: ReactNode
}

/** An alert inside a page, with buttons for the next step. */
export const Notice = ({ sentence, hint, detail, children }: NoticeProps) => (
  <div className={`stack below ${classes.notice}`} role="alert">
    <div>
      <p className="strong">{sentence}</p>
      {hint && <p>{hint}</p>}
    </div>
    {detail && <div className={classes.detail}>{detail}</div>}
    {children && <div className="group">{children}</div>}
  </div>
)
