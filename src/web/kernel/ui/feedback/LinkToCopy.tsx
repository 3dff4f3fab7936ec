import { Button, TextInput } from '@mantine/core'
import { linkToCopyText as text } from './linkToCopy.text.ts'
import { Notice } from './Notice.tsx'
import { popup } from './popups.ts'

/** The link of an invitation that could not be mailed, because no mail server is configured. */
export function LinkToCopy({ link }: { link: string }) {
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => popup.success(text.copied),
      // Copying may be forbidden; the link can be selected in its field.
      () => {},
    )
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
