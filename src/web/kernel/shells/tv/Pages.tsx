import classes from './Pages.module.css'

interface PagesProps {
  count: number
  page: number
  /** Changes with every turn, so that the bar starts anew. */
  turn: number
}

/** Which page is on, and how long it still stays. */
export const Pages = ({ count, page, turn }: PagesProps) => (
  <ol className={classes.pages} aria-hidden>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pages are numbers
      <li key={i}>{i === page && <span key={turn} className={classes.bar} />}</li>
    ))}
  </ol>
)
