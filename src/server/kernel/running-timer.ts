const slices = 20

/**
 * Runs `work` after this process has been running for `milliseconds`, counted in slices. Time in which the process
 * was stopped or its event loop blocked counts as one slice at most, and sockets are read once more before `work` runs.
 * The count starts again whenever `progress` returns another number than at the slice before.
 */
export const startRunningTimer = (milliseconds: number, work: () => void, progress = () => 0) => {
  let left = slices
  let before = progress()
  let immediate: NodeJS.Immediate | undefined
  const hasProgressed = () => {
    const now = progress()
    if (now === before) return false
    before = now
    left = slices
    return true
  }
  const endSlice = () => {
    if (!hasProgressed()) left -= 1
    if (left > 0) timer = setTimeout(endSlice, milliseconds / slices)
    else immediate = setImmediate(() => (hasProgressed() ? endSlice() : work()))
  }
  let timer = setTimeout(endSlice, milliseconds / slices)
  return () => {
    clearTimeout(timer)
    clearImmediate(immediate)
  }
}
