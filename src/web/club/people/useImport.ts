import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, featureOf, type Write } from '#contract/api.ts'
import { peopleLimits } from '#contract/club/people.limits.ts'
import type { ImportPreview } from '#contract/club/people.ts'
import { csvText } from '#web/kernel/data/csvText.ts'
import { failureOf, isRefusal } from '#web/kernel/data/failure.ts'
import { uploadWrite } from '#web/kernel/data/upload.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { importText as text } from './import.text.ts'

interface Chosen {
  name: string
  csv: string
}

/** Choose, look, confirm; each step knows what the next one needs. */
export type ImportStep =
  | { step: 'choose'; problem?: string }
  | { step: 'working'; label: string; share: number | null }
  | { step: 'look'; file: Chosen; preview: ImportPreview; stale: boolean; problem?: string }
  | { step: 'failed'; file: Chosen; problem: string }
  | { step: 'done'; created: number; updated: number }

export function useImport() {
  const client = useQueryClient()
  const [at, setAt] = useState<ImportStep>({ step: 'choose' })
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const send = <I, O>(write: Write<I, O>, input: I, working: string) => {
    stop.current = new AbortController()
    const onProgress = (share: number) =>
      setAt({
        step: 'working',
        label: share < 1 ? text.sending(Math.round(share * 100)) : working,
        share: share < 1 ? share : null,
      })
    setAt({ step: 'working', label: working, share: null })
    return uploadWrite(write, input, { signal: stop.current.signal, onProgress })
  }

  const look = async (file: Chosen, stale = false) => {
    try {
      const preview = await send(api.club.people.previewImport, { csv: file.csv }, text.checking)
      setAt({ step: 'look', file, preview, stale })
    } catch (error) {
      setAt({ step: 'failed', file, problem: sentenceFor(failureOf(error)) })
    }
  }

  const choose = async (file: File) => {
    setAt({ step: 'working', label: text.reading, share: null })
    // A character takes at most four bytes: what is larger need not be read to be refused.
    if (file.size > peopleLimits.csvCharacters * 4) return setAt({ step: 'choose', problem: text.tooLarge })
    const csv = await file.arrayBuffer().then(csvText, () => null)
    if (csv === null) return setAt({ step: 'choose', problem: text.unreadable })
    if (csv.length > peopleLimits.csvCharacters) return setAt({ step: 'choose', problem: text.tooLarge })
    await look({ name: file.name, csv })
  }

  const confirm = async (file: Chosen, preview: ImportPreview) => {
    try {
      const done = await send(api.club.people.import, { csv: file.csv, plan: preview.plan }, text.importing)
      setAt({ step: 'done', ...done })
      popup.success(text.done)
      void client.invalidateQueries({ queryKey: [featureOf(api.club.people.import.endpoint)] })
    } catch (error) {
      if (isRefusal(error, 'stale')) return look(file, true)
      setAt({ step: 'look', file, preview, stale: false, problem: sentenceFor(failureOf(error)) })
    }
  }

  return { at, choose, confirm, look, startAgain: () => setAt({ step: 'choose' }) }
}
