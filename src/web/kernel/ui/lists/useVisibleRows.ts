import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Lists up to this length are rendered completely, so that the browser's search finds every row. */
const maxWithoutVirtualizing = 50

interface RowsInView {
  count: number
  /** Estimated height of a row in pixels; the real heights are measured. */
  height: number
  /** Index of a row that stays rendered outside the window, because it is being dragged. */
  keep?: number
}

/**
 * Returns the indexes of the rows to render, in a long list those near the visible part of the window, and the padding
 * that replaces the others.
 */
export function useVisibleRows(list: RefObject<HTMLElement | null>, { count, height, keep = -1 }: RowsInView) {
  const [top, setTop] = useState(0)
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: count > maxWithoutVirtualizing ? 8 : count,
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a small shift above the list does not matter
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY))
  }, [count])
  useLayoutEffect(() => labelRows(list, first?.index ?? 0, count, virtual.measureElement))

  return {
    rows: rows.map(({ index }) => index),
    room: {
      paddingTop: (first?.start ?? top) - top,
      paddingBottom: Math.max(0, virtual.getTotalSize() - (last ? last.end - top : 0)),
    },
  }
}

/** Measures the rendered rows, and sets their position and the list's length for screen readers. */
function labelRows(list: RefObject<HTMLElement | null>, first: number, count: number, measure: (row: Element) => void) {
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
