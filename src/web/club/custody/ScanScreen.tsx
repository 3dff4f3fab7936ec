import { useEffect, useRef, useState } from 'react'
import { to } from '#contract/club/pages.phone.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useNavigate } from '#web/kernel/navigation/navigation.tsx'
import { PhoneTitle } from '#web/kernel/shells/phone/PhonePage.tsx'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { bagInLabel } from './bagPath.ts'
import { type CameraTrouble, readCodes } from './camera.ts'
import { custodyText as text } from './custody.text.ts'
import classes from './ScanScreen.module.css'

const sentences: Record<CameraTrouble, string> = {
  refused: text.refusedCamera,
  none: text.noCamera,
  detector: text.noDetector,
  reader: text.noReader,
}

/** Points the phone's camera at a label and opens its bag. */
export function ScanScreen() {
  const navigate = useNavigate()
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<CameraTrouble | null>(null)
  const [status, setStatus] = useState<string>(text.starting)
  const [attempt, setAttempt] = useState(0)
  useTitle(text.scanTitle)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the camera anew
  useEffect(() => {
    if (!video.current) return
    return readCodes(video.current, {
      onReady: () => setStatus(text.scanHint),
      onProblem: setProblem,
      onCode(scanned) {
        const to = bagInLabel(scanned)
        if (to) navigate(to)
        else setStatus(text.notABag)
        return to !== null
      },
    })
  }, [attempt, navigate])

  return (
    <>
      <PhoneTitle>{text.scanTitle}</PhoneTitle>
      {problem ? (
        <div className="stack gap-16 above">
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
          <Link to={to('home')} className="button">
            {text.home}
          </Link>
        </div>
      ) : (
        <div className={classes.view}>
          <div className={classes.seen}>
            <video ref={video} muted playsInline aria-label={text.scanView} />
          </div>
          <p role="status">{status}</p>
        </div>
      )}
    </>
  )
}
