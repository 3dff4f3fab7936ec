import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import classes from './CategoryTabs.module.css'

interface CategoryTabsProps {
  menus: readonly GuestMenu[]
  label: string
}

/** Height of the sticky tabs in pixels, equal to `scroll-margin-top` of a category. */
const tabsHeight = 58
const sectionOf = (id: string) => document.getElementById(`c-${id}`)

/** Id of the category in view: the last one whose title has scrolled under the tabs, or the last one at the page's end. */
function useCategoryInView(ids: string) {
  const [inView, setInView] = useState('')
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const sections = ids.split(' ').map(sectionOf)
      const passed = sections.filter((section) => section && section.getBoundingClientRect().top < 140)
      const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      setInView(((atEnd ? sections : passed).at(-1)?.id ?? '').slice(2))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    addEventListener('scroll', schedule, { passive: true })
    return () => {
      removeEventListener('scroll', schedule)
      cancelAnimationFrame(frame)
    }
  }, [ids])
  return inView
}

/** Links to the categories that also work without JavaScript; with it they correct the scroll position and mark the current one. */
export function CategoryTabs({ menus, label }: CategoryTabsProps) {
  const strip = useRef<HTMLElement>(null)
  const ids = menus.flatMap(({ categories }) => categories.map(({ id }) => id))
  const inView = useCategoryInView(ids.join(' '))
  const current = ids.includes(inView) ? inView : ids[0]

  const scrolledTo = useRef(current)
  useEffect(() => {
    // The strip starts at its first tab: to scroll it there would make the browser lay out the page while a tap waits.
    if (scrolledTo.current === current) return
    scrolledTo.current = current
    const tab = strip.current?.querySelector<HTMLElement>(`[href="#c-${current}"]`)
    if (!tab) return
    // The first tab scrolls to 0, so that the menu's name before it stays visible.
    strip.current?.scrollTo({ left: current === ids[0] ? 0 : tab.offsetLeft - 20, behavior: 'smooth' })
  }, [current, ids[0]])

  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault()
    sectionOf(id)?.focus({ preventScroll: true })
    sectionOf(id)?.scrollIntoView()
    // Categories in between get their real height while scrolling, which moves the target.
    void import('./scrollUntilStable.ts').then(({ scrollUntilStable: settle }) =>
      settle(() => sectionOf(id), tabsHeight),
    )
  }

  return (
    <nav ref={strip} className={classes.tabs} aria-label={label}>
      {menus.map((menu) => (
        <div key={menu.id} className={classes.group}>
          {menus.length > 1 && <span className={`note clipped ${classes.menu}`}>{menu.name}</span>}
          {menu.categories.map(({ id, name }) => (
            <a
              key={id}
              href={`#c-${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => follow(event, id)}
            >
              <span className="clipped">{name}</span>
            </a>
          ))}
        </div>
      ))}
    </nav>
  )
}
