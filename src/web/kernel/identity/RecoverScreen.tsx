import { to } from '#contract/kernel/pages.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import classes from './identity.module.css'
import { identityText } from './identity.text.ts'
import { RecoverForm } from './RecoverForm.tsx'

const text = identityText.recover

export const RecoverScreen = () => (
  <EntrancePage title={text.title} sentence={text.hint}>
    <RecoverForm then={to('login')}>
      <Link to={to('login')} className={classes.link}>
        {text.back}
      </Link>
    </RecoverForm>
  </EntrancePage>
)
