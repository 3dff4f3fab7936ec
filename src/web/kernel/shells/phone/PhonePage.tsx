import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { PhoneOnly } from './PhoneOnly.tsx'
import classes from './PhonePage.module.css'
import { phoneText } from './phone.text.ts'

interface PhonePageProps {
  title: string
  sentence?: string
  /** The page one came from, for pages that are not in the bottom bar. */
  back?: string
  children: ReactNode
}

/** A page of a phone: title, sentence, and blocks 20 pixels apart. Wider than 800 pixels, a QR code leads to the phone. */
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

/** The title of a page that has more above its blocks than a title. */
export const PhoneTitle = ({ children }: { children: ReactNode }) => (
  <h1 className={classes.title} tabIndex={-1}>
    {children}
  </h1>
)

export const PhoneSentence = ({ children }: { children: ReactNode }) => <p className={classes.sentence}>{children}</p>

/** Buttons at the lower edge of the page, always in reach of the thumb. */
export const PhoneFoot = ({ children }: { children: ReactNode }) => <div className={classes.foot}>{children}</div>
