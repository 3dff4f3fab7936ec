import type { ComponentType, SVGProps } from 'react'

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height in CSS pixels. */
  size?: number
  /** Width of the lines, in units of the icon's grid of 24 by 24. Filled icons have no lines. */
  stroke?: number
}
export type Icon = ComponentType<IconProps>

/** Creates the component of an icon from the data of its path. The modules 'icon:<name>' call it (src/web/build/icons.ts). */
export const createIcon = (path: string, isFilled: boolean): Icon =>
  function Icon({ size = 24, stroke = 2, ...rest }) {
    const paint = isFilled ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor', strokeWidth: stroke }
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: an icon is decoration (aria-hidden), or its caller names it with aria-label.
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...paint}
        {...rest}
      >
        <path d={path} />
      </svg>
    )
  }
