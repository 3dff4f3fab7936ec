import { useEffect, useRef, useState } from 'react'
import { featureOf, type Write } from '#contract/api.ts'
import type { ImportPreview } from '#contract/kernel/sheets.ts'
import { isRefusal, toFailure } from '#web/kernel/data/failure.ts'
import { useReadCache } from '#web/kernel/data/reads.ts'
import { readSpreadsheet } from '#web/kernel/data/spreadsheets/readSpreadsheet.ts'
import { writeLargeJson } from '#web/kernel/data/upload.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '../feedback/popups.ts'
import { sheetImportText as text } from './sheetImport.text.ts'
import type { SheetImport } from './sheetImport.ts'

interface CsvFile {
  name: string
  csv: string
}

/**
 * State of an import: choosing a file, reading or sending it ('working'), its preview ('look'), a failed request, the
 * result.
 */
export type ImportStep =
  | { step: 'choose'; problem?: string }
  | { step: 'working'; label: string; share: number | null }
  | { step: 'look'; file: CsvFile; preview: ImportPreview; stale: boolean; problem?: string }
  | { step: 'failed'; file: CsvFile; problem: string }
  | { step: 'done'; created: number; updated: number }

export function useSheetImport({ previewImport, applyImport, limits, words }: SheetImport) {
  const cache = useReadCache()
  const [state, setState] = useState<ImportStep>({ step: 'choose' })
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const send = <I, O>(write: Write<I, O>, input: I, working: string) => {
    stop.current = new AbortController()
    const onProgress = (share: number) =>
      setState({
        step: 'working',
        label: share < 1 ? text.sending(Math.round(share * 100)) : working,
        share: share < 1 ? share : null,
      })
    setState({ step: 'working', label: working, share: null })
    return writeLargeJson(write, input, { signal: stop.current.signal, onProgress })
  }

  const preview = async (file: CsvFile, stale = false) => {
    try {
      const result = await send(previewImport, { csv: file.csv }, text.checking)
      setState({ step: 'look', file, preview: result, stale })
    } catch (error) {
      setState({ step: 'failed', file, problem: failureSentence(toFailure(error)) })
    }
  }

  const choose = async (file: File) => {
    setState({ step: 'working', label: text.reading, share: null })
    // A character has at most four bytes in UTF-8, so a larger file is refused without reading it.
    if (file.size > limits.csvCharacters * 4) return setState({ step: 'choose', problem: words.badFile.too_many_rows })
    const csv = await readSpreadsheet(file)
    if (csv === null) return setState({ step: 'choose', problem: text.unreadable })
    if (csv.length > limits.csvCharacters) return setState({ step: 'choose', problem: words.badFile.too_many_rows })
    await preview({ name: file.name, csv })
  }

  const confirm = async (file: CsvFile, shown: ImportPreview) => {
    try {
      const done = await send(applyImport, { csv: file.csv, plan: shown.plan }, text.importing)
      setState({ step: 'done', ...done })
      popup.success(text.done)
      void cache.invalidate(featureOf(applyImport.endpoint))
    } catch (error) {
      if (isRefusal(error, 'stale')) return preview(file, true)
      setState({ step: 'look', file, preview: shown, stale: false, problem: failureSentence(toFailure(error)) })
    }
  }

  return { state, choose, confirm, preview, startAgain: () => setState({ step: 'choose' }) }
}
