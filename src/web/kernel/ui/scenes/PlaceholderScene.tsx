import classes from './scenes.module.css'

export type PlaceholderKind = 'course' | 'flags' | 'cup'

const drawings: Record<PlaceholderKind, React.ReactNode> = {
  course: (
    <>
      <path fill="#E9E3D0" d="M0 0h400v300H0z" />
      <circle cx="112" cy="92" r="34" fill="#F5E3C0" />
      <path fill="#C4CFB6" d="M0 158q96-50 196-14t204-22v178H0z" />
      <path fill="#9DB89A" d="M0 200q120-56 240-18t160-18v136H0z" />
      <ellipse cx="270" cy="206" rx="70" ry="14" fill="#B7CFA8" />
      <path stroke="#FBFBF7" strokeWidth="3" d="M284 206v-86" />
      <path fill="#C4472F" d="M285 121l33 10-33 12z" />
      <path fill="#6F9A78" d="M0 254q140-52 270-14t130-6v66H0z" />
    </>
  ),
  flags: (
    <>
      <path fill="#DCE4DC" d="M0 0h400v300H0z" />
      <path fill="#BCCFC4" d="M0 168q110-54 220-16t180-20v168H0z" />
      <g strokeWidth="3" stroke="#F6F8F5">
        <path d="M96 226V96M200 220V74M304 226V110" />
      </g>
      <path fill="#C4472F" d="M97 97l38 12-38 13z" />
      <path fill="#E2B04A" d="M201 75l44 13-44 15z" />
      <path fill="#2F6B4C" d="M305 111l38 12-38 13z" />
      <path fill="#86A9A0" d="M0 224q120-34 230-6t170-12v94H0z" />
      <path fill="#5E8F7B" d="M0 264q140-34 250-8t150-8v52H0z" />
    </>
  ),
  cup: (
    <>
      <path fill="#EFE4CC" d="M0 0h400v300H0z" />
      <path fill="#E2D3B2" d="M0 226h400v74H0z" />
      <g fill="#E2B04A">
        <path d="M152 64h96v52q0 58-48 66-48-8-48-66z" />
        <path d="M192 178h16v32h-16zM166 208h68v16h-68z" />
      </g>
      <g fill="none" stroke="#E2B04A" strokeWidth="9">
        <path d="M153 80h-30q0 48 38 56M247 80h30q0 48-38 56" />
      </g>
      <path fill="#F0C975" d="M166 76h14v40q0 30 10 48-24-14-24-48z" />
      <path fill="#1F5D43" d="M150 222h100v26H150z" />
    </>
  ),
}

/** A drawn picture in place of a missing photo. */
export const PlaceholderScene = ({ kind = 'course' }: { kind?: PlaceholderKind }) => (
  <svg className={classes.scene} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {drawings[kind]}
  </svg>
)
