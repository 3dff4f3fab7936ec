import { Button, TextInput } from '@mantine/core'
import { copyText } from './copyText.ts'
import { linkToCopyText as text } from './linkToCopy.text.ts'
import { Notice } from './Notice.tsx'
import { popup } from './popups.ts'

/** The link of an invitation that could not be mailed, because no mail server is configured. */
export function LinkToCopy({ link }: { link: string }) {
  const copy = async () => {
    // If copying is forbidden, the link can be selected in its field.
    if (await copyText(link)) popup.success(text.copied)
  }
  return (
    <Notice
      sentence={text.sentence}
      hint={text.hint}
      detail={<TextInput aria-label={text.label} value={link} readOnly onFocus={(event) => event.target.select()} />}
    >
      {'clipboard' in navigator && <Button onClick={() => void copy()}>{text.copy}</Button>}
    </Notice>
  )
}
