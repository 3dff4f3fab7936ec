import { useEffect, useRef, useState } from 'react'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import classes from './ComingSoonScreen.module.css'
import { membersText } from './members.text.ts'

const text = membersText.comingSoon
const pieces = 200
const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Confirmation after registering, with confetti that can be stopped; none for people who prefer reduced motion. */
export function ComingSoonScreen() {
  const { venue } = venueFromQuery(useSearchParams())
  return (
    <PhonePage title={text.title} sentence={text.sentence}>
      {!prefersStill() && <Party />}
      <Link to={phoneHomePath(venue)} className="quiet">
        {text.home}
      </Link>
    </PhonePage>
  )
}

function Party() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [on, setOn] = useState(true)
  useEffect(() => {
    if (!on || !canvas.current) return
    const { current } = canvas
    let stop = () => {}
    let over = false
    void import('canvas-confetti').then(({ default: confetti }) => {
      if (over) return
      // No web worker, because the content security policy forbids workers from blob URLs.
      const fire = confetti.create(current, { resize: true, useWorker: false })
      stop = () => fire.reset()
      void fire({ particleCount: pieces, spread: 110, startVelocity: 42, ticks: 320, origin: { y: 0.35 } })?.then(
        () => {
          if (!over) setOn(false)
        },
      )
    })
    return () => {
      over = true
      stop()
    }
  }, [on])
  return (
    <>
      <canvas ref={canvas} className={classes.confetti} aria-hidden />
      <button type="button" className="button" data-primary onClick={() => setOn(!on)}>
        {on ? text.stop : text.start}
      </button>
    </>
  )
}
