import type { ReactNode } from 'react'

/** Own SVG icons: the icon library would add a file to the first page that a phone loads. */
const Icon = ({ size, filled = false, children }: { size: number; filled?: boolean; children: ReactNode }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const Heart = ({ size, filled = false }: { size: number; filled?: boolean }) => (
  <Icon size={size} filled={filled}>
    <path d="M12 20.5 4.6 13a5 5 0 0 1 7.4-6.7A5 5 0 0 1 19.4 13Z" />
  </Icon>
)

export const Share = () => (
  <Icon size={18}>
    <path d="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8" />
  </Icon>
)

export const Printer = () => (
  <Icon size={18}>
    <path d="M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z" />
  </Icon>
)

export const Globe = () => (
  <Icon size={40}>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
  </Icon>
)
