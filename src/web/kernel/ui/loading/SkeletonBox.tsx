import classes from './loading.module.css'

interface SkeletonBoxProps {
  width?: number | string
  height?: number | string
  radius?: number
}

/** A grey line or box of a loading skeleton. */
export const SkeletonBox = ({ width = '100%', height = 14, radius = 4 }: SkeletonBoxProps) => (
  <span className={classes.bone} style={{ width, height, borderRadius: radius }} />
)
