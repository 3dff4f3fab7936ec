import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react'
import classes from './layout.module.css'

/** In pixels, between children. */
type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 28

interface Shared<Tag> {
  /** The element, `div` without it: `as="ul"`, `as="form"`. */
  as?: Tag
  gap?: Gap
  /** With room at both sides, on pages that reach the edges of the phone. */
  inset?: boolean
}

type Element<Own, Tag extends ElementType> = Own &
  Shared<Tag> &
  Omit<ComponentPropsWithRef<Tag>, keyof (Own & Shared<Tag>)>

const joined = (own: string | undefined, given: unknown) => (given ? `${own} ${given}` : own)

interface StackProps {
  align?: 'start' | 'center'
  /** At most 480 pixels wide. */
  narrow?: boolean
}

/** Children one under the other. */
export function Stack<Tag extends ElementType = 'div'>(props: Element<StackProps, Tag>) {
  const { as: Tag = 'div' as ElementType, gap, inset, align, narrow, className, ...rest } = props
  return (
    <Tag
      className={joined(classes.stack, className)}
      data-align={align}
      data-inset={inset || undefined}
      data-narrow={narrow || undefined}
      style={{ gap }}
      {...rest}
    />
  )
}

interface GroupProps {
  align?: 'start' | 'end' | 'baseline'
  /** The first at the left edge, the last at the right one. */
  between?: boolean
  /** All in one line, however narrow it is. */
  tight?: boolean
}

/** Children beside each other, in the next line where there is no room. */
export function Group<Tag extends ElementType = 'div'>(props: Element<GroupProps, Tag>) {
  const { as: Tag = 'div' as ElementType, gap, inset, align, between, tight, className, ...rest } = props
  return (
    <Tag
      className={joined(classes.group, className)}
      data-align={align}
      data-inset={inset || undefined}
      data-between={between || undefined}
      data-tight={tight || undefined}
      style={{ gap }}
      {...rest}
    />
  )
}

interface GridProps {
  /** The least width of a cell, in pixels. */
  cell: number
}

/** Cards or tiles, as many in a row as there is room for. */
export function Grid<Tag extends ElementType = 'div'>(props: Element<GridProps, Tag>) {
  const { as: Tag = 'div' as ElementType, gap, inset, cell, className, ...rest } = props
  const style = { '--cell': `${cell}px`, gap } as CSSProperties
  return <Tag className={joined(classes.grid, className)} data-inset={inset || undefined} style={style} {...rest} />
}

interface ColumnsProps {
  of?: 2 | 3 | 4
  /** For panels: one column up to 860 pixels; for fields up to 640. */
  wide?: boolean
}

/** Equal columns beside each other, one column on a phone. */
export function Columns<Tag extends ElementType = 'div'>(props: Element<ColumnsProps, Tag>) {
  const { as: Tag = 'div' as ElementType, gap, inset, of = 2, wide, className, ...rest } = props
  const style = { '--columns': of, gap } as CSSProperties
  return (
    <Tag
      className={joined(classes.columns, className)}
      data-inset={inset || undefined}
      data-wide={wide || undefined}
      style={style}
      {...rest}
    />
  )
}

interface WithAsideProps {
  /** The width of the second column, in pixels. */
  side?: number
}

/** Two children: what the page is about, and a narrow column beside it; below each other up to 1100 pixels. */
export function WithAside<Tag extends ElementType = 'div'>(props: Element<WithAsideProps, Tag>) {
  const { as: Tag = 'div' as ElementType, gap, inset: _, side = 340, className, ...rest } = props
  const style = { '--side': `${side}px`, gap } as CSSProperties
  return <Tag className={joined(classes.aside, className)} style={style} {...rest} />
}
