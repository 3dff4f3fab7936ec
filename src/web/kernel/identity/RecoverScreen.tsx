import { to } from '#contract/kernel/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { RecoverForm } from './RecoverForm.tsx'
import { recoverText as text } from './recover.text.ts'

export const RecoverScreen = () => (
  <EntrancePage title={text.title} sentence={text.sentence}>
    <RecoverForm then={to('login')}>
      <Link to={to('login')} className="link">
        {text.back}
      </Link>
    </RecoverForm>
  </EntrancePage>
)
