import { useEffect, useRef, useState } from 'react'
import { venueFromQuery } from '#contract/pageUrl.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { usePathParams, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhoneTitle } from '#web/kernel/shells/phone/PhonePage.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { BagMovementForm } from './BagMovementForm.tsx'
import { scanPath } from './bagPath.ts'
import { forgetShift, useShiftEnd } from './bagShift.ts'
import { CodeForm } from './CodeForm.tsx'
import { custodyText as text } from './custody.text.ts'
import { type MovableBag, openInShift } from './enterCode.ts'
import { QueuedMoves } from './QueuedMoves.tsx'

/** Moves one bag in three steps: enter the code, see the bag, register the movement. A phone in its shift needs no code. */
export function MoveScreen() {
  const { idBag = '' } = usePathParams()
  return <MoveSteps key={idBag} idBag={idBag} />
}

/** Moves the focus to the heading of the next step, because the pressed button is no longer on the page. */
function useFocusOnNextStep(step: unknown) {
  const first = useRef(step)
  useEffect(() => {
    if (step === first.current) return
    first.current = undefined
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus()
  }, [step])
}

function MoveSteps({ idBag }: { idBag: string }) {
  const { venue } = venueFromQuery(useSearchParams())
  const [opened, setOpened] = useState<MovableBag | null>(null)
  const isInShift = useShiftEnd(venue) !== null
  useTitle(opened?.bag ? `${opened.bag.brand} · ${opened.bag.fullName}` : text.title)
  useFocusOnNextStep(opened)
  const expire = () => {
    if (opened && 'exact' in opened.right) forgetShift()
    setOpened(null)
  }
  return (
    <>
      <QueuedMoves idBag={idBag} />
      {opened ? (
        <BagMovementForm idBag={idBag} opened={opened} onExpired={expire} />
      ) : isInShift ? (
        <OpeningInShift idBag={idBag} onOpened={setOpened} />
      ) : (
        <CodeForm idBag={idBag} onOpened={setOpened} />
      )}
    </>
  )
}

/** Opens the bag without a tap. A shift that has ended meanwhile is forgotten, and the page asks for the code. */
function OpeningInShift({ idBag, onOpened }: { idBag: string; onOpened: (opened: MovableBag) => void }) {
  const query = useSearchParams()
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    let isLeft = false
    void openInShift({ ...venueFromQuery(query), idBag }).then((result) => {
      if (isLeft) return
      if ('opened' in result) return onOpened(result.opened)
      if (result.failure.is('shift_ended')) return forgetShift()
      setFailure(result.failure)
    })
    return () => {
      isLeft = true
    }
  }, [idBag, query, onOpened])
  if (!failure) return <PhoneTitle>{text.opening}</PhoneTitle>
  return (
    <div className="stack gap-16">
      <PhoneTitle>{text.title}</PhoneTitle>
      <p role="alert">{failure.is('gone') ? text.noSuchBag : failureSentence(failure)}</p>
      <Link to={scanPath(query)} className="button" data-primary>
        {text.scanAnother}
      </Link>
    </div>
  )
}
