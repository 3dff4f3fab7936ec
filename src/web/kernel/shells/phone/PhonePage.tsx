import IconChevronLeft from 'icon:chevron-left'
import type { ReactNode } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { PhoneOnly } from './PhoneOnly.tsx'
import classes from './PhonePage.module.css'
import { phoneText } from './phone.text.ts'

interface PhonePageProps {
  title: string
  sentence?: ReactNode
  /** Path of the back link, for pages that are not in the bottom bar. */
  back?: string
  children: ReactNode
}

/** A phone page: title, sentence, and blocks 20 pixels apart. Windows wider than 800 pixels show a QR code instead. */
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
        <PhoneTitle>{title}</PhoneTitle>
      </div>
      {sentence && <PhoneSentence>{sentence}</PhoneSentence>}
      <div className={classes.body}>{children}</div>
    </>
  )
}

/** The title alone, for pages that build their own head. */
export const PhoneTitle = ({ children }: { children: ReactNode }) => (
  <h1 className={classes.title} tabIndex={-1}>
    {children}
  </h1>
)

export const PhoneSentence = ({ children }: { children: ReactNode }) => <p className={classes.sentence}>{children}</p>

/** Buttons that stay at the lower edge while the page scrolls. */
export const PhoneFoot = ({ children }: { children: ReactNode }) => <div className={classes.foot}>{children}</div>
