import { useEffect, useRef, useState } from 'react'
import type { GuestCategory } from '#contract/hotel/menus.guest.ts'
import classes from './CategoryTabs.module.css'

interface CategoryTabsProps {
  categories: readonly GuestCategory[]
  label: string
}

/** The category being read: the last one whose title has passed under the tabs. */
function useCategoryInView(ids: string) {
  const [here, setHere] = useState('')
  useEffect(() => {
    let waiting = 0
    const look = () => {
      waiting = 0
      const sections = ids.split(' ').map((id) => document.getElementById(`c-${id}`))
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

/** Lead to their categories without any code; with it they also show where the reader is. */
export function CategoryTabs({ categories, label }: CategoryTabsProps) {
  const strip = useRef<HTMLElement>(null)
  const ids = categories.map(({ id }) => id)
  const inView = useCategoryInView(ids.join(' '))
  const here = ids.includes(inView) ? inView : ids[0]

  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[href="#c-${here}"]`)
    if (tab) strip.current?.scrollTo({ left: tab.offsetLeft - 20, behavior: 'smooth' })
  }, [here])

  return (
    <nav ref={strip} className={classes.tabs} aria-label={label}>
      {categories.map(({ id, name }) => (
        <a key={id} href={`#c-${id}`} aria-current={id === here ? 'true' : undefined}>
          <span>{name}</span>
        </a>
      ))}
    </nav>
  )
}
