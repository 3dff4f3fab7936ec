import classes from './Progress.module.css'

interface ProgressProps {
  label: string
  /** Between 0 and 1; null while nobody can say how much is left. */
  share: number | null
}

/** Long work: what is happening, and how far it is. */
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
