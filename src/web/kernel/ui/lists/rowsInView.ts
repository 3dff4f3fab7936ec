import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Up to here a list is simply all there: the browser's own search finds everything in it. */
const allAtOnce = 50

interface RowsInView {
  count: number
  /** About how high a row is; the real heights are measured. */
  height: number
  /** A row that stays there, wherever the window is: the one being dragged. */
  keep?: number
}

/** Of a long list only the rows near the window are there; room is kept for the others. */
export function useRowsInView(list: RefObject<HTMLElement | null>, { count, height, keep = -1 }: RowsInView) {
  const [top, setTop] = useState(0)
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: count > allAtOnce ? 8 : count,
    scrollMargin: top,
    useFlushSync: false,
    rangeExtractor: (range) =>
      defaultRangeExtractor(
        keep < 0
          ? range
          : { ...range, startIndex: Math.min(range.startIndex, keep), endIndex: Math.max(range.endIndex, keep) },
      ),
  })
  const rows = virtual.getVirtualItems()
  const [first, last] = [rows[0], rows.at(-1)]

  // biome-ignore lint/correctness/useExhaustiveDependencies: a little more or less above the list does not matter
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY))
  }, [count])
  useLayoutEffect(() => tell(list, first?.index ?? 0, count, virtual.measureElement))

  return {
    rows: rows.map(({ index }) => index),
    room: {
      paddingTop: (first?.start ?? top) - top,
      paddingBottom: Math.max(0, virtual.getTotalSize() - (last ? last.end - top : 0)),
    },
  }
}

/** Measures the rows that are there, and tells readers which of how many each one is. */
function tell(list: RefObject<HTMLElement | null>, first: number, count: number, measure: (row: Element) => void) {
  for (const [i, row] of [...(list.current?.children ?? [])].entries()) {
    const index = String(first + i)
    if (row.getAttribute('data-index') !== index || row.ariaSetSize !== String(count)) {
      row.setAttribute('data-index', index)
      row.ariaPosInSet = String(first + i + 1)
      row.ariaSetSize = String(count)
    }
    measure(row)
  }
}
