import { to } from '#contract/community/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { EmptyPanel } from '#web/kernel/ui/loading/Loaded.tsx'
import { absencesText as text } from './absences.text.ts'

/** For a lider (class leader) to whom no class is assigned: who assigns it, and a way to ask for it. */
export const NoClassNotice = () => (
  <EmptyPanel sentence={text.noClass}>
    <Link to={to('request', { idRequest: 'contact' })} className="button" data-primary>
      {text.askForClass}
    </Link>
  </EmptyPanel>
)
