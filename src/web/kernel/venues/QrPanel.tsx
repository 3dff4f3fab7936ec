import { Button } from '@mantine/core'
import { useState } from 'react'
import { encode } from 'uqr'
import { downloadFile } from '#web/kernel/data/downloadFile.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { PrintSheet } from '#web/kernel/ui/print/PrintSheet.tsx'
import classes from './QrPanel.module.css'
import { venuesText } from './venues.text.ts'

const text = venuesText.configurations.qr
// Sides of the QR code in pixels, on the screen and in the saved file; the specification sets both.
const shownSize = 256
const savedSize = 1024

interface Code {
  size: number
  path: string
}

/** Encodes a URL as an SVG path of unit squares, used on the page, in files and in print. */
const encodeQr = (address: string): Code => {
  const { size, data } = encode(address, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size, path: squares.join('') }
}

const svgText = ({ size, path }: Code, width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`

const saveSvg = (code: Code) =>
  downloadFile(`${text.file}.svg`, new Blob([svgText(code, savedSize)], { type: 'image/svg+xml' }))

function savePng({ size, path }: Code) {
  const scale = Math.floor(savedSize / size)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = '#000'
  context.fill(new Path2D(path))
  canvas.toBlob((file) => file && downloadFile(`${text.file}.png`, file))
}

const QrImage = ({ code: { size, path }, className }: { code: Code; className: string | undefined }) => (
  <svg
    className={className}
    width={shownSize}
    height={shownSize}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    role="img"
    aria-label={text.alt}
  >
    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
    <path d={path} />
  </svg>
)

interface QrPanelProps {
  venueName: string
  address: string
}

/** The QR code of the guests' start page, with buttons to download and to print it. */
export function QrPanel({ venueName, address }: QrPanelProps) {
  const code = encodeQr(address)
  const [printing, setPrinting] = useState(false)
  return (
    <Panel title={text.title}>
      <div className="group gap-24 top">
        <QrImage code={code} className={classes.code} />
        <div className={`stack muted ${classes.words}`}>
          <p>{text.hint}</p>
          <a className="link" href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
          <div className="group gap-8">
            <Button variant="default" onClick={() => savePng(code)}>
              {text.png}
            </Button>
            <Button variant="default" onClick={() => saveSvg(code)}>
              {text.svg}
            </Button>
            <Button variant="default" onClick={() => setPrinting(true)}>
              {text.print}
            </Button>
          </div>
        </div>
      </div>
      {printing && (
        <PrintSheet onPrinted={() => setPrinting(false)}>
          <div className={classes.sheet}>
            <p className={classes.sheetName}>{venueName}</p>
            <p className={classes.sheetHint}>{text.scan}</p>
            <QrImage code={code} className={classes.sheetCode} />
            <p>{address}</p>
          </div>
        </PrintSheet>
      )}
    </Panel>
  )
}
