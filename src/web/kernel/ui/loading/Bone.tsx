import classes from './loading.module.css'

interface BoneProps {
  width?: number | string
  height?: number | string
  radius?: number
}

/** A grey line or box of a loading skeleton. */
export const Bone = ({ width = '100%', height = 14, radius = 4 }: BoneProps) => (
  <span className={classes.bone} style={{ width, height, borderRadius: radius }} />
)
