import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { GuestMenu } from '#contract/hotel/menus.guest.ts'
import classes from './CategoryTabs.module.css'

interface CategoryTabsProps {
  menus: readonly GuestMenu[]
  label: string
}

/** Where a category begins: below the tabs. */
const belowTabs = 58
const sectionOf = (id: string) => document.getElementById(`c-${id}`)

/** The category being read: the last one whose title has passed under the tabs. */
function useCategoryInView(ids: string) {
  const [here, setHere] = useState('')
  useEffect(() => {
    let waiting = 0
    const look = () => {
      waiting = 0
      const sections = ids.split(' ').map(sectionOf)
      const passed = sections.filter((section) => section && section.getBoundingClientRect().top < 140)
      const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      setHere(((atEnd ? sections : passed).at(-1)?.id ?? '').slice(2))
    }
    const soon = () => {
      waiting ||= requestAnimationFrame(look)
    }
    addEventListener('scroll', soon, { passive: true })
    return () => {
      removeEventListener('scroll', soon)
      cancelAnimationFrame(waiting)
    }
  }, [ids])
  return here
}

/** Lead to their categories without any code; with it they also find the right place, and show where the reader is. */
export function CategoryTabs({ menus, label }: CategoryTabsProps) {
  const strip = useRef<HTMLElement>(null)
  const ids = menus.flatMap(({ categories }) => categories.map(({ id }) => id))
  const inView = useCategoryInView(ids.join(' '))
  const here = ids.includes(inView) ? inView : ids[0]

  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[href="#c-${here}"]`)
    if (!tab) return
    // The first brings its menu's name along.
    strip.current?.scrollTo({ left: here === ids[0] ? 0 : tab.offsetLeft - 20, behavior: 'smooth' })
  }, [here, ids[0]])

  const follow = (event: MouseEvent, id: string) => {
    event.preventDefault()
    sectionOf(id)?.focus({ preventScroll: true })
    sectionOf(id)?.scrollIntoView()
    // What lies between is measured on the way, and moves it again.
    void import('./settling.ts').then(({ settle }) => settle(() => sectionOf(id), belowTabs))
  }

  return (
    <nav ref={strip} className={classes.tabs} aria-label={label}>
      {menus.map((menu) => (
        <div key={menu.id} className={classes.group}>
          {menus.length > 1 && <span className={classes.menu}>{menu.name}</span>}
          {menu.categories.map(({ id, name }) => (
            <a
              key={id}
              href={`#c-${id}`}
              aria-current={id === here ? 'true' : undefined}
              onClick={(event) => follow(event, id)}
            >
              <span>{name}</span>
            </a>
          ))}
        </div>
      ))}
    </nav>
  )
}
