import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Bag } from '#contract/club/bags.ts'
import { to } from '#contract/club/pages.ts'
import { ObjectActivity } from '#web/kernel/activity/ObjectActivity.tsx'
import { isGone } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { BagMovementList } from '../movements/MovementList.tsx'
import { BagComments } from './BagComments.tsx'
import { BagImage } from './BagImage.tsx'
import { BagItems } from './BagItems.tsx'
import classes from './BagScreen.module.css'
import { BagState } from './BagState.tsx'
import { bagTypeText } from './bagMovement.text.ts'
import { bagsText as text } from './bags.text.ts'

export function BagScreen() {
  const { idBag = '' } = usePathParams()
  const read = useRead(api.club.bags.one, { id: idBag })
  const isAdmin = useMe().role === 'admin'
  const bag = read.data?.bag
  // An archived bag is read-only, also for admins.
  const mayChange = isAdmin && bag?.archived === false
  return (
    <Screen
      title={bag ? `${bagTypeText[bag.type]} ${bag.brand}` : text.title}
      actions={
        !isGone(read.error) && (
          <>
            <LinkButton to={to('bags')}>{text.back}</LinkButton>
            <LinkButton to={to('bagReport', { idBag })}>{text.report}</LinkButton>
            {isAdmin && bag?.archived && <Restore idBag={idBag} />}
            {mayChange && <LinkButton to={to('bagsLabels', { bag: idBag })}>{text.label}</LinkButton>}
            {mayChange && <LinkButton to={to('bagsEdit', { idBag })}>{text.edit}</LinkButton>}
            {mayChange && (
              <LinkButton to={to('bagAction', { idBag, idAction: 'movement' })} primary>
                {text.newMovement}
              </LinkButton>
            )}
          </>
        )
      }
    >
      <Loaded
        read={read}
        gone={{ sentence: text.gone, to: to('bags'), back: text.back }}
        skeleton={<SkeletonBox height={600} radius={10} />}
      >
        {({ bag, movements, comments }) => (
          <>
            <BagHead bag={bag} />
            <div className="pair wide below">
              <Panel
                title={text.movements}
                action={isAdmin && <Link to={to('bagsLastMovements')}>{text.moreMovements}</Link>}
                flush
              >
                {movements.length === 0 ? (
                  <p className="empty">{text.noMovements}</p>
                ) : (
                  <BagMovementList movements={movements} />
                )}
              </Panel>
              <Panel
                title={text.comments}
                action={
                  mayChange && (
                    <Link to={to('bagAction', { idBag: bag.id, idAction: 'comment' })}>{text.newComment}</Link>
                  )
                }
                flush
              >
                <BagComments key={bag.id} idBag={bag.id} comments={comments} mayRemove={mayChange} />
              </Panel>
            </div>
            <Panel
              title={`${text.items} (${bag.items.length})`}
              action={
                mayChange && <Link to={to('bagAction', { idBag: bag.id, idAction: 'item' })}>{text.newItem}</Link>
              }
            >
              <BagItems bag={bag} mayRemove={mayChange} />
            </Panel>
            <ObjectActivity about={{ object: bag.id }} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function Restore({ idBag }: { idBag: string }) {
  const restore = useWriteWithPopup(api.club.bags.restore, text.restored)
  return (
    <Button loading={restore.isPending} onClick={() => restore.mutate({ id: idBag })}>
      {text.restore}
    </Button>
  )
}

const BagHead = ({ bag }: { bag: Bag }) => (
  <div className={`card below ${classes.head}`}>
    <div className="frame">
      <BagImage kind={bag.type} photo={bag.photo} sizes="200px" eager />
    </div>
    <dl className={classes.facts}>
      <div>
        <dt className="note">{text.columns.owner}</dt>
        <dd className="large">
          <Link to={to('dossier', { idPerson: bag.owner })} className="link">
            {bag.fullName}
          </Link>
        </dd>
      </div>
      <div>
        <dt className="note">{text.number}</dt>
        <dd className="large number">{bag.numberSocio}</dd>
      </div>
      <div>
        <dt className="note">{text.columns.place}</dt>
        <dd className="large number">{bag.place || '–'}</dd>
      </div>
      <div>
        <dt className="note">{text.columns.state}</dt>
        <dd>
          <BagState bag={bag} />
        </dd>
      </div>
    </dl>
  </div>
)
