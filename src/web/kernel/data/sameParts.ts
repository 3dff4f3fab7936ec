type Parts = Record<string, unknown>

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null

/**
 * Returns `next` with its unchanged parts taken from `before`, so that they stay the same objects and React renders only
 * what has changed. Both are JSON values.
 */
export function withSameParts<T>(before: unknown, next: T): T {
  if (before === next || !isParts(before) || !isParts(next) || Array.isArray(before) !== Array.isArray(next))
    return next
  const names = Object.keys(next)
  const merged: Parts = Array.isArray(next) ? ([] as unknown as Parts) : {}
  let changed = names.length !== Object.keys(before).length
  for (const name of names) {
    merged[name] = withSameParts(before[name], (next as Parts)[name])
    changed ||= merged[name] !== before[name]
  }
  return (changed ? merged : before) as T
}
