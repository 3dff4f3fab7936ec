import type { CSSProperties } from 'react'
import classes from './BarPlot.module.css'
import { scaleFor } from './scale.ts'

interface Bar {
  /** Full name, for the table and the tooltip. */
  label: string
  /** Text below the axis; left out for most bars if there are many. */
  tick?: string
  /** One value per series, stacked from the bottom. */
  values: readonly number[]
}

interface BarPlotProps {
  caption: string
  /** Heading of the table's first column: what a bar stands for. */
  unit: string
  series: readonly string[]
  bars: readonly Bar[]
  /** Formats a value; by default as a plain number. */
  valueText?: (value: number) => string
  /** Formats the values beside the grid lines, usually shorter. */
  measureText?: (value: number) => string
}

/** A chart of stacked bars; screen readers get the same numbers as a table. */
export function BarPlot({ caption, unit, series, bars, valueText = String, measureText = valueText }: BarPlotProps) {
  const { top, lines } = scaleFor(Math.max(0, ...bars.map(({ values }) => values.reduce((sum, n) => sum + n, 0))))
  const step = 100 / bars.length
  return (
    <figure className={classes.plot}>
      <figcaption className={classes.caption}>
        <span>{caption}</span>
        <span className={classes.legend} aria-hidden>
          {series.map((name, i) => (
            <span key={name} data-series={i}>
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <div className={classes.area} aria-hidden>
        <svg className={classes.drawing} aria-hidden="true">
          {lines.map((line) => (
            <line key={line} x1="0" x2="100%" y1={`${100 - (line / top) * 100}%`} y2={`${100 - (line / top) * 100}%`} />
          ))}
          {bars.map((bar, index) => (
            <Stack
              key={bar.label}
              bar={bar}
              series={series}
              valueText={valueText}
              left={index * step}
              width={step}
              top={top}
            />
          ))}
        </svg>
        {lines.map((line) => (
          <span key={line} className={classes.measure} style={{ bottom: `${(line / top) * 100}%` }}>
            {measureText(line)}
          </span>
        ))}
      </div>
      <div className={classes.ticks} style={{ '--bars': bars.length } as CSSProperties} aria-hidden>
        {bars.map(({ label, tick }) => (
          <span key={label}>{tick && <b>{tick}</b>}</span>
        ))}
      </div>
      {/* The wrapper hides the table: a table itself would grow beyond one pixel. */}
      <div className="unseen">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map((name, i) => (
                  <td key={name}>{valueText(values[i] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

interface StackProps {
  bar: Bar
  series: readonly string[]
  valueText: (value: number) => string
  left: number
  width: number
  top: number
}

function Stack({ bar, series, valueText, left, width, top }: StackProps) {
  let below = 0
  return (
    <g>
      <title>{`${bar.label}: ${series.map((name, i) => `${valueText(bar.values[i] ?? 0)} ${name.toLowerCase()}`).join(', ')}`}</title>
      {/* A transparent rectangle, so that the tooltip appears over the whole column, not only over the bar. */}
      <rect className={classes.reach} x={`${left}%`} width={`${width}%`} y="0" height="100%" />
      {series.map((name, i) => {
        const share = ((bar.values[i] ?? 0) / top) * 100
        below += share
        return (
          <rect
            key={name}
            data-series={i}
            x={`${left + width * 0.16}%`}
            width={`${width * 0.68}%`}
            y={`${100 - below}%`}
            height={`${share}%`}
          />
        )
      })}
    </g>
  )
}
