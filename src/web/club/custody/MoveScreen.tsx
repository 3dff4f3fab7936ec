import { useEffect, useRef, useState } from 'react'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { CodeForm } from './CodeForm.tsx'
import { custodyText as text } from './custody.text.ts'
import type { Opened } from './entering.ts'
import { MoveForm } from './MoveForm.tsx'
import { QueuedMoves } from './QueuedMoves.tsx'

/** The bag-storage flow: the code, the bag, one movement. */
export function MoveScreen() {
  const { idBag = '' } = useParams()
  return <Flow key={idBag} idBag={idBag} />
}

/** Where one step takes the place of another, the button that was pressed is gone: the focus goes to what came. */
function useFocusOnNext(step: unknown) {
  const first = useRef(step)
  useEffect(() => {
    if (step === first.current) return
    first.current = undefined
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus()
  }, [step])
}

function Flow({ idBag }: { idBag: string }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  useTitle(opened?.bag ? `${opened.bag.brand} · ${opened.bag.fullName}` : text.title)
  useFocusOnNext(opened)
  return (
    <>
      <QueuedMoves idBag={idBag} />
      {opened ? (
        <MoveForm idBag={idBag} opened={opened} onExpired={() => setOpened(null)} />
      ) : (
        <CodeForm idBag={idBag} onOpened={setOpened} />
      )}
    </>
  )
}
