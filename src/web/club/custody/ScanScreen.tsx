import { useEffect, useRef, useState } from 'react'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhoneTitle } from '#web/kernel/shells/phone/PhonePage.tsx'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { bagPathFromLabel, homePath } from './bagPath.ts'
import { useShiftEnd } from './bagShift.ts'
import { type CameraProblem, readCodes } from './camera.ts'
import { custodyText as text } from './custody.text.ts'
import { QueuedMoves } from './QueuedMoves.tsx'
import classes from './ScanScreen.module.css'
import { ShiftBar } from './ShiftBar.tsx'

// Loaded after the camera's view, which is above both of them.
const bagsInShift = lazyPart(() => import('./BagsInShift.tsx').then((m) => m.BagsInShift))
const shiftForm = lazyPart(() => import('./ShiftForm.tsx').then((m) => m.ShiftForm))

const sentences: Record<CameraProblem, string> = {
  refused: text.refusedCamera,
  none: text.noCamera,
  detector: text.noDetector,
  reader: text.noReader,
}

/**
 * The page between two bags: reads a label with the phone's camera and opens that bag. In a shift it also lists requested bags, finds
 * bags without their label, and ends the shift; without one it begins a shift.
 */
export function ScanScreen() {
  const query = useSearchParams()
  const shiftEnd = useShiftEnd(venueFromQuery(query).venue)
  useTitle(text.scanTitle)
  return (
    <div className="stack gap-16">
      {shiftEnd && <ShiftBar until={shiftEnd} />}
      <QueuedMoves />
      <PhoneTitle>{text.scanTitle}</PhoneTitle>
      <Scanner compact={shiftEnd !== null} />
      <Lazy part={shiftEnd ? bagsInShift : shiftForm} with={{}} />
    </div>
  )
}

function Scanner({ compact }: { compact: boolean }) {
  const query = useSearchParams()
  const navigate = useNavigate()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraProblem | null>(null)
  const [status, setStatus] = useState<string>(text.starting)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the camera anew
  useEffect(() => {
    if (!video.current) return
    return readCodes(video.current, {
      onReady: () => setStatus(text.scanHint),
      onProblem: setProblem,
      onCode(scanned) {
        const to = bagPathFromLabel(scanned)
        if (to) navigate(to)
        else setStatus(text.notABag)
        return to !== null
      },
    })
  }, [attempt, navigate])

  // A problem is shown in the frame of the picture, so that nothing below it moves.
  return (
    <div className={classes.view}>
      <div className={classes.seen} data-compact={compact || undefined} data-problem={problem ?? undefined}>
        {problem ? (
          <>
            <p role="alert">{sentences[problem]}</p>
            {problem !== 'detector' && (
              <button
                type="button"
                className="button"
                data-primary
                onClick={() => {
                  setProblem(null)
                  setStatus(text.starting)
                  setAttempt(attempt + 1)
                }}
              >
                {text.retry}
              </button>
            )}
            {!compact && (
              <Link to={homePath(query)} className="button">
                {text.home}
              </Link>
            )}
          </>
        ) : (
          <video ref={video} muted playsInline aria-label={text.scanView} />
        )}
      </div>
      <p role="status">{problem ? '' : status}</p>
    </div>
  )
}
