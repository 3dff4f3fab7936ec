import { api } from '#contract/api.ts'
import type { BagItem } from '#contract/club/bags.ts'
import type { OpenedBag } from '#contract/club/custody.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Board } from '#web/kernel/shells/tv/Board.tsx'
import { Calm } from '#web/kernel/shells/tv/Calm.tsx'
import { Crossfade } from '#web/kernel/shells/tv/Crossfade.tsx'
import { Pages } from '#web/kernel/shells/tv/Pages.tsx'
import { intoPages, usePage } from '#web/kernel/shells/tv/turning.ts'
import { DuskScene } from '#web/kernel/ui/scenes/DuskScene.tsx'
import { AskedBoard } from '../bagRequests/AskedBoard.tsx'
import { bagRequestsText } from '../bagRequests/bagRequests.text.ts'
import { BagImage } from '../bags/BagImage.tsx'
import { bagTypeText, missingText } from '../bags/moving.text.ts'
import classes from './BagsBoardScreen.module.css'
import { screensText as text } from './screens.text.ts'
import { useNow } from './useNow.ts'

/** A whole bag with one club to spare. */
const atOnce = 15
const turnEvery = 8_000
const namesShown = 3

/** The bag that is being moved, large, with its clubs; others that are open wait beside it. */
export function BagsBoardScreen() {
  // What was last read stays when the network goes, but never longer than it is true.
  const pending = useRead(api.club.custody.pending).data ?? []
  const now = useNow(pending.map(({ until }) => until))
  const open = pending.filter(({ until }) => Date.parse(until) > now)
  const [first, ...others] = open
  const pages = intoPages(first?.bag.items ?? [], atOnce)
  const { page, turn } = usePage(pages.length, first?.id, turnEvery)
  const asked = useRead(api.club.bagRequests.queue).data ?? []
  if (!first && asked.length > 0)
    return (
      <Board title={bagRequestsText.queue}>
        <AskedBoard asked={asked} />
      </Board>
    )
  if (!first)
    return (
      <Board title={text.bags} background={<DuskScene />}>
        <Calm sentence={text.noMoves} />
      </Board>
    )
  const { bag } = first
  const waiting = inShort(others.map(({ bag }) => bag.fullName))
  const wanted = inShort(asked.filter(({ idBag }) => idBag !== bag.id).map(({ fullName }) => fullName))
  return (
    <Board
      title={text.bags}
      foot={
        <>
          {waiting.length > 0 && <span className={classes.waiting}>{text.waiting(waiting)}</span>}
          {wanted.length > 0 && <span className={classes.waiting}>{bagRequestsText.onTv(wanted)}</span>}
          {pages.length > 1 && <Pages count={pages.length} page={page} turn={turn} />}
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
    </Board>
  )
}

/** The first of these names, and how many there are besides. */
const inShort = (names: string[]) =>
  names.length > namesShown ? [...names.slice(0, namesShown), text.more(names.length - namesShown)] : names

const sceneOf = (id: string, page: number, items: readonly BagItem[]) => ({
  key: `${id} ${page}`,
  content: <Clubs items={items} />,
})

const measure = (name: string) => (name.length <= 28 ? 'short' : name.length <= 60 ? 'middle' : 'long')

const Owner = ({ bag }: { bag: OpenedBag }) => (
  <div className={classes.owner}>
    <div className={classes.whose}>
      <p className={classes.kind}>
        {bagTypeText[bag.type]} · {bag.brand}
      </p>
      <h2 className={classes.name} data-measure={measure(bag.fullName)}>
        {bag.fullName}
      </h2>
    </div>
    <Lacking items={bag.items} />
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

function Lacking({ items }: Pick<OpenedBag, 'items'>) {
  const names = items.filter(({ missingSince }) => missingSince !== null).map(({ name }) => name)
  return (
    names.length > 0 && (
      <p className={classes.lacking}>
        {missingText(names.length)}: {inShort(names).join(', ')}
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
