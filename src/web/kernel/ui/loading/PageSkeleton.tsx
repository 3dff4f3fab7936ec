import classes from './loading.module.css'
import { SkeletonBox } from './SkeletonBox.tsx'

/** Skeleton of a page whose code is loading; invisible for the first 200 ms. */
export const PageSkeleton = () => (
  <div className={`stack gap-24 ${classes.late}`} aria-hidden>
    <SkeletonBox width={220} height={28} />
    <SkeletonBox height={120} radius={10} />
    <SkeletonBox height={240} radius={10} />
  </div>
)
