import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { PhoneOnly } from '#web/kernel/shells/phone/PhoneOnly.tsx'
import phone from '#web/kernel/shells/phone/phone.module.css'
import { useTitle } from '#web/kernel/venues/venue.ts'
import classes from './PhonePage.module.css'
import { phoneText } from './phone.text.ts'

interface PhonePageProps {
  title: string
  sentence?: string
  /** Where one came from, for pages that are in no bar. */
  back?: string
  children: ReactNode
}

/** A page of the community: drawn at width 800 or less. */
export const PhonePage = (page: PhonePageProps) => (
  <PhoneOnly>
    <Page {...page} />
  </PhoneOnly>
)

function Page({ title, sentence, back, children }: PhonePageProps) {
  useTitle(title)
  return (
    <>
      <div className={classes.head}>
        {back && (
          <Link to={back} className={classes.back} aria-label={phoneText.back}>
            <IconChevronLeft size={26} stroke={1.8} aria-hidden />
          </Link>
        )}
        <h1 className={phone.title} tabIndex={-1}>
          {title}
        </h1>
      </div>
      {sentence && <p className={phone.sentence}>{sentence}</p>}
      <div className={classes.body}>{children}</div>
    </>
  )
}
