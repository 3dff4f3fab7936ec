import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import type { OpenStay } from '#contract/hotel/stays.ts'
import { type Language, languageCodes, languages } from '#contract/kernel/languages.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useLanguage, usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { languageText } from '#web/kernel/text/languages.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { QrCode } from '#web/kernel/ui/print/QrCode.tsx'
import { useVenueName, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { roomName } from '../guest/roomName.text.ts'
import { hotelText } from '../hotel.text.ts'
import { printOnRoll } from '../printOnRoll.ts'
import classes from './SlipScreen.module.css'
import { slipText } from './slip.text.ts'
import { staysText as text } from './stays.text.ts'
import { useInvitation } from './useInvitation.ts'

/** Preview of the slip that a guest gets at the desk: room, secret code and a single-use QR code, for 80 mm paper. */
export function SlipScreen() {
  const { idTable = '' } = usePathParams()
  const { venueId } = useMe()
  const language = useLanguage()
  const slip = useRef<HTMLElement>(null)
  const read = useRead(api.hotel.stays.at, { number: Number(idTable) })
  const back = <LinkButton to={to('room', { idTable })}>{text.backToRoom}</LinkButton>
  const print = () => {
    if (slip.current) addEventListener('afterprint', printOnRoll('slip', slip.current), { once: true })
  }
  return (
    <div className={classes.screen}>
      <Screen
        title={text.slipTitle}
        actions={
          <>
            {back}
            {read.data?.stay && <Button onClick={print}>{hotelText.print}</Button>}
          </>
        }
      >
        <Loaded
          read={read}
          gone={{ sentence: text.gone, to: to('rooms', { idHotel: venueId }), back: text.back }}
          skeleton={<SkeletonBox width="80mm" height={520} />}
        >
          {({ stay }) =>
            stay ? (
              <>
                <div className="screen-only">
                  <PageTabs
                    label={text.slipLanguages}
                    tabs={languages.map((option) => ({
                      to: to('slip', { idTable }, { language: option }),
                      label: languageText[option],
                      here: option === language,
                    }))}
                  />
                </div>
                <Slip key={stay.id} stay={stay} language={language} ref={slip} />
              </>
            ) : (
              <EmptyPanel sentence={text.slipFree}>{back}</EmptyPanel>
            )
          }
        </Loaded>
      </Screen>
    </div>
  )
}

interface SlipProps {
  stay: OpenStay
  language: Language
  ref: React.Ref<HTMLElement>
}

function Slip({ stay, language, ref }: SlipProps) {
  const venue = useVenueName()
  const words = slipText[language]
  const { moment } = useVenueTimeFormat()
  const { create, url, until, isSpent } = useInvitation(stay, 'slip')
  // biome-ignore lint/correctness/useExhaustiveDependencies: creates one code for the slip
  useEffect(create, [])
  return (
    <article className={`paper ${classes.slip}`} lang={languageCodes[language]} ref={ref}>
      <p className={classes.venue}>{venue}</p>
      <p className={classes.room}>{roomName(stay.room, language)}</p>
      <p className={classes.welcome}>{words.welcome(stay.name)}</p>
      <p className={classes.how}>{words.how}</p>
      <p>{words.scan}</p>
      <div className={classes.qr}>
        {!url && <SkeletonBox height={170} />}
        {url && !isSpent && <QrCode text={url} label={text.qr} />}
        {isSpent && (
          <Notice sentence={text.qrUsed}>
            <Button onClick={create}>{text.anotherQr}</Button>
          </Notice>
        )}
      </div>
      <p className={classes.small}>{until && words.once(moment(until))}</p>
      <p>{words.orCode[stay.room.kind]}</p>
      <p className={classes.code}>
        <span>{words.code}</span>
        <b>{stay.code}</b>
      </p>
      <p className={classes.small}>{words.keep}</p>
    </article>
  )
}
