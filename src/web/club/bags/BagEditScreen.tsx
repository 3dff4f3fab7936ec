import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useParams } from 'react-router'
import { api } from '#contract/api.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Loaded, Trouble } from '#web/kernel/ui/Loaded.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { BagEditForm } from './BagEditForm.tsx'
import { bagsText as text } from './bags.text.ts'

export function BagEditScreen() {
  const { idBag = '' } = useParams()
  const navigate = useNavigate()
  const [left, setLeft] = useState(false)
  const bag = useReadWhile(!left, api.club.bags.one, { id: idBag })
  const gone = isRefusal(bag.error, 'gone') || bag.error?.kind === 'invalid' || bag.data?.bag.archived

  const leave = (to: string) => {
    // At once: the write is about to refresh every read of bags, and this one may be gone.
    flushSync(() => setLeft(true))
    void navigate(to)
  }

  return (
    <Screen title={text.editTitle} narrow>
      {gone && !left ? (
        <Trouble sentence={text.gone}>
          <LinkButton to="/bags">{text.back}</LinkButton>
        </Trouble>
      ) : (
        <Loaded read={bag} skeleton={<Bone height={520} radius={10} />}>
          {({ bag }) => <BagEditForm key={bag.id} bag={bag} onLeave={leave} />}
        </Loaded>
      )}
    </Screen>
  )
}
