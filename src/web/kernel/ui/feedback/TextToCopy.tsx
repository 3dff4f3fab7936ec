import { Button, TextInput } from '@mantine/core'
import { copyText } from './copyText.ts'
import { Notice } from './Notice.tsx'
import { popup } from './popups.ts'

interface TextToCopyProps {
  value: string
  words: { sentence: string; hint: string; label: string; copy: string; copied: string }
}

/** A text that is shown once, such as a link or a key, with a button that copies it. */
export function TextToCopy({ value, words }: TextToCopyProps) {
  const copy = async () => {
    // If copying is forbidden, the text can be selected in its field.
    if (await copyText(value)) popup.success(words.copied)
  }
  return (
    <Notice
      sentence={words.sentence}
      hint={words.hint}
      detail={<TextInput aria-label={words.label} value={value} readOnly onFocus={(event) => event.target.select()} />}
    >
      {'clipboard' in navigator && <Button onClick={() => void copy()}>{words.copy}</Button>}
    </Notice>
  )
}
