import classes from './Progress.module.css'

interface ProgressProps {
  label: string
  /** From 0 to 1; null if the remaining work is unknown. */
  share: number | null
}

/** A progress bar with a label, for long work. */
export function Progress({ label, share }: ProgressProps) {
  const percent = share === null ? undefined : Math.round(share * 100)
  return (
    <div className={classes.work} role="status">
      <span>{label}</span>
      <progress
        className={classes.bar}
        aria-label={label}
        max={100}
        {...(percent === undefined ? {} : { value: percent })}
      />
    </div>
  )
}
