import { Button } from '@mantine/core'
import { useState } from 'react'
import { copyText } from '#web/kernel/ui/feedback/copyText.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { PrintSheet } from '#web/kernel/ui/print/PrintSheet.tsx'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import classes from './RecoveryCodes.module.css'
import { secondFactorText } from './secondFactor.text.ts'

const text = secondFactorText.codes

interface RecoveryCodesProps {
  codes: readonly string[]
  closeLabel?: string
  onClose: () => void
}

/** New recovery codes, shown once, with buttons to copy and to print them. */
export function RecoveryCodes({ codes, closeLabel = text.close, onClose }: RecoveryCodesProps) {
  const [printing, setPrinting] = useState(false)
  const venueName = useVenueName()
  const copy = async () => {
    if (await copyText(codes.join('\n'))) popup.success(text.copied)
  }
  const list = (
    <ol className={classes.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  )
  return (
    <div className="stack" role="status">
      <p>{text.sentence}</p>
      <div className="card">{list}</div>
      <div className="group gap-8">
        {'clipboard' in navigator && (
          <Button variant="default" onClick={() => void copy()}>
            {text.copy}
          </Button>
        )}
        <Button variant="default" onClick={() => setPrinting(true)}>
          {text.print}
        </Button>
        <Button onClick={onClose}>{closeLabel}</Button>
      </div>
      {printing && (
        <PrintSheet onPrinted={() => setPrinting(false)}>
          <h1>
            {venueName} · {text.title}
          </h1>
          {list}
        </PrintSheet>
      )}
    </div>
  )
}
