import { type ReactElement, type ReactNode, useRef } from 'react'
import { SkeletonBox } from '../loading/SkeletonBox.tsx'
import { CoveringLink } from './CoveringLink.tsx'
import classes from './PictureRows.module.css'
import { useVisibleRows } from './useVisibleRows.ts'

interface RowProps {
  image: ReactNode
  name: string
  /** Path that a click on the row opens. */
  to?: string | undefined
  chips?: ReactNode
  detail?: ReactNode
  /** Short text at the right, in a column with the facts of the other rows. */
  fact?: ReactNode
  busy?: boolean
  /** True shows the row in grey, as not available. */
  off?: boolean
  /** True makes the buttons small, and keeps them beside the text on a phone too. */
  small?: boolean
  /** Buttons. */
  children?: ReactNode
}

/** A row with a picture, a name and buttons. */
export const PictureRow = ({
  image,
  name,
  to,
  chips,
  detail,
  fact,
  busy = false,
  off = false,
  small = false,
  children,
}: RowProps) => (
  <li
    className={classes.row}
    aria-busy={busy}
    data-off={off || undefined}
    data-small={small || undefined}
    data-leads={to === undefined ? undefined : true}
  >
    <div className={classes.image}>{image}</div>
    <div className={classes.words}>
      <h2 className={classes.title}>
        {to === undefined ? <span>{name}</span> : <CoveringLink to={to}>{name}</CoveringLink>}
        {chips}
      </h2>
      {detail && <p className={classes.detail}>{detail}</p>}
    </div>
    {fact === undefined ? <span /> : <div className={classes.fact}>{fact}</div>}
    {children && <div className={classes.actions}>{children}</div>}
  </li>
)

interface PictureRowsProps {
  label: string
  children: readonly ReactElement[]
}

/** A list of rows with pictures. It can get the focus, which moves here after a row is removed. */
export function PictureRows({ label, children }: PictureRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { rows, room } = useVisibleRows(list, { count: children.length, height: 109 })
  return (
    <div className={`card ${classes.list}`}>
      <ul ref={list} aria-label={label} tabIndex={-1} style={room}>
        {rows.map((index) => children[index])}
      </ul>
    </div>
  )
}

export const PictureRowsSkeleton = () => (
  <div className={`card ${classes.list}`}>
    {[70, 52, 61].map((width) => (
      <div key={width} className={`group nowrap ${classes.bones}`}>
        <SkeletonBox width={112} height={84} radius={6} />
        <div className="stack gap-8 grow">
          <SkeletonBox width={`${width}%`} height={18} />
          <SkeletonBox width="40%" />
        </div>
      </div>
    ))}
  </div>
)
