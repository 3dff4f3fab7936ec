import { api } from '#contract/api.ts'
import type { BagItem } from '#contract/club/bags.ts'
import type { OpenedBag } from '#contract/club/custody.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Crossfade } from '#web/kernel/shells/tv/Crossfade.tsx'
import { TvFrame } from '#web/kernel/shells/tv/TvFrame.tsx'
import { TvIdle } from '#web/kernel/shells/tv/TvIdle.tsx'
import { TvPageIndicator } from '#web/kernel/shells/tv/TvPageIndicator.tsx'
import { splitIntoPages, useTurningPage } from '#web/kernel/shells/tv/tvRotation.ts'
import { DuskScene } from '#web/kernel/ui/scenes/DuskScene.tsx'
import { bagRequestsText } from '../bagRequests/bagRequests.text.ts'
import { RequestedBagsBoard } from '../bagRequests/RequestedBagsBoard.tsx'
import { BagImage } from '../bags/BagImage.tsx'
import { bagTypeText, missingItemsText } from '../bags/bagMovement.text.ts'
import classes from './BagsBoardScreen.module.css'
import { screensText as text } from './screens.text.ts'
import { useLatestPassedTime } from './useLatestPassedTime.ts'

/** Enough for a full golf bag, which has fourteen clubs. */
const clubsPerPage = 15
const msPerPage = 8_000
const maxNames = 3

/** The television of the bag room. It shows the bag that is being moved and its clubs; without one, the requested bags; without those, an idle picture. */
export function BagsBoardScreen() {
  // Without network the last data stays, but each bag disappears when its time is over.
  const pending = useRead(api.club.custody.pending).data ?? []
  const now = useLatestPassedTime(pending.map(({ until }) => until))
  const open = pending.filter(({ until }) => Date.parse(until) > now)
  const [first, ...others] = open
  const pages = splitIntoPages(first?.bag.items ?? [], clubsPerPage)
  const { page, turn } = useTurningPage(pages.length, first?.id, msPerPage)
  const requests = useRead(api.club.bagRequests.queue).data ?? []
  if (!first && requests.length > 0)
    return (
      <TvFrame title={bagRequestsText.queue}>
        <RequestedBagsBoard requests={requests} />
      </TvFrame>
    )
  if (!first)
    return (
      <TvFrame title={text.bags} background={<DuskScene />}>
        <TvIdle sentence={text.noMoves} />
      </TvFrame>
    )
  const { bag } = first
  const waiting = shortenNames(others.map(({ bag }) => bag.fullName))
  const requested = shortenNames(requests.filter(({ idBag }) => idBag !== bag.id).map(({ fullName }) => fullName))
  return (
    <TvFrame
      title={text.bags}
      foot={
        <>
          {waiting.length > 0 && <span className={classes.waiting}>{text.waiting(waiting)}</span>}
          {requested.length > 0 && <span className={classes.waiting}>{bagRequestsText.onTv(requested)}</span>}
          {pages.length > 1 && <TvPageIndicator count={pages.length} page={page} turn={turn} />}
        </>
      }
    >
      <div className={classes.board} key={first.id} data-full={bag.items.length > 6 || undefined}>
        <Owner bag={bag} />
        <div className={classes.clubs}>
          {pages.length > 0 ? (
            <Crossfade
              current={sceneOf(first.id, page, pages[page] ?? [])}
              next={sceneOf(first.id, (page + 1) % pages.length, pages[(page + 1) % pages.length] ?? [])}
            />
          ) : (
            <div className={classes.whole}>
              <BagImage kind={bag.type} photo={bag.photo} sizes="50vw" eager />
            </div>
          )}
        </div>
      </div>
    </TvFrame>
  )
}

/** The first three names, and the number of the others. */
const shortenNames = (names: string[]) =>
  names.length > maxNames ? [...names.slice(0, maxNames), text.more(names.length - maxNames)] : names

const sceneOf = (id: string, page: number, items: readonly BagItem[]) => ({
  key: `${id} ${page}`,
  content: <Clubs items={items} />,
})

const lengthClassOf = (name: string) => (name.length <= 28 ? 'short' : name.length <= 60 ? 'middle' : 'long')

const Owner = ({ bag }: { bag: OpenedBag }) => (
  <div className={classes.owner}>
    <div className={classes.whose}>
      <p className={classes.kind}>
        {bagTypeText[bag.type]} · {bag.brand}
      </p>
      <h2 className={classes.name} data-measure={lengthClassOf(bag.fullName)}>
        {bag.fullName}
      </h2>
    </div>
    <MissingItems items={bag.items} />
    <dl className={classes.facts}>
      <div>
        <dt>{text.member}</dt>
        <dd data-long={bag.numberSocio.length > 8 || undefined}>{bag.numberSocio}</dd>
      </div>
      <div>
        <dt>{text.items}</dt>
        <dd>{bag.items.length}</dd>
      </div>
    </dl>
  </div>
)

function MissingItems({ items }: Pick<OpenedBag, 'items'>) {
  const names = items.filter(({ missingSince }) => missingSince !== null).map(({ name }) => name)
  return (
    names.length > 0 && (
      <p className={classes.lacking}>
        {missingItemsText(names.length)}: {shortenNames(names).join(', ')}
      </p>
    )
  )
}

const Clubs = ({ items }: { items: readonly BagItem[] }) => (
  <ul className={classes.page} data-size={items.length <= 6 ? 'few' : items.length <= 12 ? 'some' : 'many'}>
    {items.map((item) => (
      <li key={item.id} className={classes.club} data-missing={item.missingSince ? true : undefined}>
        <div className={classes.image}>
          <BagImage kind="club" photo={item.photo} sizes="18vw" eager />
          {item.missingSince && <span className={classes.missing}>{text.missing}</span>}
        </div>
        <div className={classes.words}>
          <h3>{item.name}</h3>
          <p>{item.description || '–'}</p>
        </div>
      </li>
    ))}
  </ul>
)
