import { Children, type ReactNode } from 'react'

/** A list of the notification centre with its heading; nothing without rows. */
export const NotificationSection = ({ title, children }: { title: ReactNode; children: ReactNode }) =>
  Children.count(children) > 0 && (
    <>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </>
  )
