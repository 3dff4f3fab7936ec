import classes from './TvPageIndicator.module.css'

interface TvPageIndicatorProps {
  count: number
  page: number
  /** Counter of page changes; restarts the bar's animation. */
  turn: number
}

/** Indicator of the current page, with a bar that shows its remaining time. */
export const TvPageIndicator = ({ count, page, turn }: TvPageIndicatorProps) => (
  <ol className={classes.pages} aria-hidden>
    {Array.from({ length: count }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pages are numbers
      <li key={i}>{i === page && <span key={turn} className={classes.bar} />}</li>
    ))}
  </ol>
)
