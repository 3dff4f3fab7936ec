import classes from './scenes.module.css'

/** A picture of a golf course in the morning, which fills its box at any aspect ratio. */
export const CourseScene = () => (
  <svg className={classes.scene} viewBox="0 0 800 1000" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path fill="#F1DDBB" d="M0 0h800v1000H0z" />
    <circle cx="560" cy="300" r="104" fill="#F8EDD6" />
    <path fill="#D9CFA9" d="M0 492q120-66 250-26t262-22 288 34v540H0z" opacity=".7" />
    <path fill="#A9BF9F" d="M0 560q150-92 330-34t470-46v520H0z" />
    <g fill="#4F8064">
      <path d="M92 566q-34 0-30-40t30-56q34 16 34 56t-34 40zM150 552q-24 0-22-30t22-42q26 12 26 42t-26 30z" />
      <path d="M690 520q-28 0-26-34t26-48q30 14 30 48t-30 34z" />
    </g>
    <path fill="#7EA381" d="M0 650q210-108 430-40t370-26v416H0z" />
    <path fill="#5E8F6B" d="M0 740q190-84 400-20t400-36v316H0z" />
    <ellipse cx="520" cy="752" rx="172" ry="34" fill="#86B788" />
    <ellipse cx="520" cy="747" rx="150" ry="27" fill="#93C193" />
    <path stroke="#F6F8F5" strokeWidth="5" d="M548 748V540" />
    <path fill="#C4472F" d="M550 542l78 24-78 27z" />
    <ellipse cx="548" cy="749" rx="9" ry="3.5" fill="#2F6B4C" />
    <circle cx="452" cy="744" r="6" fill="#FBFBF7" />
    <path fill="#2F6B4C" d="M0 862q240-120 500-34t300 0v172H0z" />
    <path fill="#EBD6A8" d="M118 888q40-34 108-22t98 34q-30 26-104 24t-102-36z" />
    <path fill="#DCC491" d="M118 888q40-20 104-14t102 26q-30 26-104 24t-102-36z" />
    <path fill="#21523B" d="M0 960q280-70 520-26t280-20v86H0z" />
  </svg>
)
