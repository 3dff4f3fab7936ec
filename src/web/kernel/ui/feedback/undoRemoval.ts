import { api, featureOf } from '#contract/api.ts'
import type { RemovalOutput } from '#contract/removals.ts'
import { callWrite } from '#web/kernel/data/call.ts'
import { toFailure } from '#web/kernel/data/failure.ts'
import type { ReadCache } from '#web/kernel/data/readCache.ts'
import { editingText as text } from '#web/kernel/text/editing.text.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { type PopupAction, popup } from './popups.ts'

const binIdIn = (output: unknown) =>
  typeof output === 'object' && output !== null && 'binId' in output ? (output as RemovalOutput).binId : null

interface MadeRemoval {
  /** Endpoint, input and output of the removal. */
  endpoint: string
  input: unknown
  output: unknown
  /** The endpoint that undoes the removal with the same input, if it puts nothing into the bin. */
  undo: { endpoint: string } | undefined
}

/**
 * The button 'Deshacer' of a removal's popup; undefined if the removal cannot be undone. It works after the removal's
 * screen was left.
 */
export const undoAction = (
  cache: ReadCache,
  { endpoint, input, output, undo }: MadeRemoval,
): PopupAction | undefined => {
  const binId = binIdIn(output)
  const restoration = binId
    ? { endpoint: api.kernel.bin.restore.endpoint, input: { id: binId } }
    : undo && { ...undo, input }
  if (!restoration) return undefined
  const run = async () => {
    try {
      await callWrite(restoration.endpoint, restoration.input)
      popup.success(text.restored)
    } catch (error) {
      popup.error(failureSentence(toFailure(error)))
    }
    void cache.invalidate(featureOf(endpoint))
    void cache.invalidate(featureOf(restoration.endpoint))
  }
  return { label: text.undo, isUndo: true, run: () => void run() }
}
