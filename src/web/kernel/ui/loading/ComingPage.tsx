import { Bone } from './Bone.tsx'
import classes from './loading.module.css'

/** Skeleton of a page whose code is loading; invisible for the first 200 ms. */
export const ComingPage = () => (
  <div className={`stack gap-24 ${classes.late}`} aria-hidden>
    <Bone width={220} height={28} />
    <Bone height={120} radius={10} />
    <Bone height={240} radius={10} />
  </div>
)
