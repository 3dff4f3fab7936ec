import type { ReactNode } from 'react'
import type { Photo } from '#contract/kernel/files.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { Picture } from '#web/kernel/ui/Picture.tsx'
import { DishScene } from './DishScene.tsx'
import classes from './hotel.module.css'

interface RowProps {
  photo: Photo | null
  name: string
  /** Where the whole row leads. */
  to?: string | undefined
  chips?: ReactNode
  detail?: ReactNode
  /** At the right, aligned with those above and below. */
  fact?: ReactNode
  busy?: boolean
  /** Drawn as not available. */
  off?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** A row of outlets, menus, categories or products. */
export const Row = ({ photo, name, to, chips, detail, fact, busy = false, off = false, children }: RowProps) => (
  <li
    className={classes.row}
    aria-busy={busy}
    data-off={off || undefined}
    data-leads={to === undefined ? undefined : true}
  >
    <div className={classes.image}>{photo ? <Picture photo={photo} sizes="112px" /> : <DishScene />}</div>
    <div className={classes.words}>
      <h2 className={classes.title}>
        {to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>}
        {chips}
      </h2>
      {detail && <p className={classes.detail}>{detail}</p>}
    </div>
    {fact === undefined ? <span /> : <p className={classes.fact}>{fact}</p>}
    {children && <div className={classes.actions}>{children}</div>}
  </li>
)

export const Chip = ({ kind, children }: { kind?: 'off' | 'warning'; children: ReactNode }) => (
  <span className={classes.chip} data-kind={kind}>
    {children}
  </span>
)

export const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
)

export const RowBones = () => (
  <div className={classes.list}>
    {[70, 52, 61].map((width) => (
      <div key={width} className={classes.bones}>
        <Bone width={112} height={84} radius={6} />
        <div>
          <Bone width={`${width}%`} height={18} />
          <Bone width="40%" />
        </div>
      </div>
    ))}
  </div>
)
