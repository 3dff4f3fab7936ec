import { Button } from '@mantine/core'
import { Notice } from '#web/kernel/ui/Notice.tsx'
import { bagsText as text } from './bags.text.ts'
import type { useEditing } from './useEditing.ts'

/** Somebody else saved meanwhile; whoever types here chooses. */
export const NewerNotice = ({ editing }: { editing: Pick<ReturnType<typeof useEditing>, 'take' | 'keep'> }) => (
  <Notice sentence={text.newer} hint={text.newerHint}>
    <Button variant="default" onClick={editing.take}>
      {text.takeNewer}
    </Button>
    <Button variant="default" onClick={editing.keep}>
      {text.keepMine}
    </Button>
  </Notice>
)
