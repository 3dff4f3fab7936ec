import { useEffect, useRef, useState } from 'react'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { BagMovementForm } from './BagMovementForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import { custodyText as text } from './custody.text.ts'
import type { MovableBag } from './enterCode.ts'
import { QueuedMoves } from './QueuedMoves.tsx'

/** Moves one bag in three steps: enter the code, see the bag, register the movement. */
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
  const [opened, setOpened] = useState<MovableBag | null>(null)
  useTitle(opened?.bag ? `${opened.bag.brand} · ${opened.bag.fullName}` : text.title)
  useFocusOnNextStep(opened)
  return (
    <>
      <QueuedMoves idBag={idBag} />
      {opened ? (
        <BagMovementForm idBag={idBag} opened={opened} onExpired={() => setOpened(null)} />
      ) : (
        <CodeForm idBag={idBag} onOpened={setOpened} />
      )}
    </>
  )
}
