import { Button, TextInput } from '@mantine/core'
import { copyText } from './copyText.ts'
import { Notice } from './Notice.tsx'
import { popup } from './popups.ts'

interface TextToCopyProps {
  value: string
  words: { sentence: string; hint: string; label: string; copy: string; copied: string }
}

const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** A text that is shown once, such as a link or a key, with a button that copies it. It scrolls itself into view. */
export function TextToCopy({ value, words }: TextToCopyProps) {
  const copy = async () => {
    // If copying is forbidden, the text can be selected in its field.
    if (await copyText(value)) popup.success(words.copied)
  }
  return (
    <div key={value} ref={scrollIntoView}>
      <Notice
        sentence={words.sentence}
        hint={words.hint}
        detail={
          <TextInput aria-label={words.label} value={value} readOnly onFocus={(event) => event.target.select()} />
        }
      >
        {'clipboard' in navigator && <Button onClick={() => void copy()}>{words.copy}</Button>}
      </Notice>
    </div>
  )
}
