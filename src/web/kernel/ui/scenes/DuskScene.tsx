import classes from './scenes.module.css'

/** A picture of a golf course at dusk: background of televisions without content, and a poster of videos. */
export const DuskScene = () => (
  <svg className={classes.scene} viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path fill="#101a1b" d="M0 0h1920v1080H0z" />
    <path fill="#142327" d="M0 352q480-84 960-40t960-52v820H0z" />
    <path fill="#1c3233" d="M0 430q480-60 960-20t960-40v710H0z" />
    <path fill="#2a4140" d="M0 560q520-70 1040-26t880-54v600H0z" opacity=".8" />
    <circle cx="1330" cy="470" r="92" fill="#e8b478" opacity=".92" />
    <circle cx="1330" cy="470" r="150" fill="#e8b478" opacity=".08" />
    <g fill="#edf2ee" opacity=".5">
      <circle cx="980" cy="232" r="2" />
      <circle cx="1060" cy="130" r="2.5" />
      <circle cx="1620" cy="190" r="2" />
      <circle cx="1770" cy="110" r="2.5" />
      <circle cx="1480" cy="290" r="1.8" />
      <circle cx="840" cy="180" r="1.8" />
    </g>
    <path fill="#22403a" d="M0 640q260-130 560-74t560-50 800 40v524H0z" />
    <g fill="#16302a">
      <path d="M196 660q-52 0-46-66t46-92q52 26 52 92t-52 66zM300 640q-36 0-34-48t34-68q38 20 38 68t-38 48z" />
      <path d="M1640 600q-46 0-42-58t42-82q48 24 48 82t-48 58zM1736 616q-34 0-32-44t32-62q36 18 36 62t-36 44z" />
    </g>
    <path fill="#1b352d" d="M0 760q420-150 900-54t1020-46v420H0z" />
    <path fill="#152a23" d="M0 860q380-110 860-26t1060-40v286H0z" />
    <ellipse cx="1180" cy="842" rx="250" ry="38" fill="#2c5242" />
    <ellipse cx="1180" cy="837" rx="216" ry="29" fill="#345e4b" />
    <path stroke="#dfe6df" strokeWidth="6" d="M1226 838V610" />
    <path fill="#b9503a" d="M1229 612l88 26-88 30z" />
    <path fill="#0f1f19" d="M0 970q460-96 980-20t940-26v156H0z" />
    <path fill="#0b1512" d="M0 1036q560-50 1080-6t840-8v58H0z" />
  </svg>
)
