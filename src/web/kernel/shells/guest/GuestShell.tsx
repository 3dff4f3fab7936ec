import './guest-fonts.css'
import type { ReactNode } from 'react'
import classes from './GuestShell.module.css'

/** A guest's phone: white, plain, nothing of the back-office. */
export const GuestShell = ({ children }: { children: ReactNode }) => <div className={classes.guest}>{children}</div>
