import type { ReactNode } from 'react'
import shared from '../hotel.module.css'
import { menusText as text } from './menus.text.ts'

/** The part of a form that says the same in the four languages. */
export const Translated = ({ children }: { children: ReactNode }) => (
  <section className={shared.section}>
    <h2>{text.translations}</h2>
    <p className={shared.hint}>{text.translationsHint}</p>
    {children}
  </section>
)
