import { linkToCopyText } from './linkToCopy.text.ts'
import { TextToCopy } from './TextToCopy.tsx'

/** The link of an invitation that could not be mailed, because no mail server is configured. */
export const LinkToCopy = ({ link }: { link: string }) => <TextToCopy value={link} words={linkToCopyText} />
