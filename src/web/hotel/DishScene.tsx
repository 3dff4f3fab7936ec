import classes from './hotel.module.css'

/** Placeholder drawing for a dish or outlet without a photo, in the back-office. */
export const DishScene = () => (
  <svg className={classes.scene} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="#EFE6D3" d="M0 0h400v300H0z" />
    <path fill="#E0D3B8" d="M0 204h400v96H0z" />
    <ellipse cx="200" cy="216" rx="132" ry="26" fill="#D2C3A2" />
    <ellipse cx="200" cy="204" rx="128" ry="26" fill="#FBFBF7" />
    <ellipse cx="200" cy="200" rx="92" ry="17" fill="#EDEAE0" />
    <path fill="#8FAF8A" d="M126 198q8-62 74-62t74 62z" />
    <path fill="#6F9A78" d="M150 198q14-44 66-46 42 8 58 46z" />
    <circle cx="182" cy="172" r="11" fill="#C4472F" />
    <circle cx="224" cy="180" r="9" fill="#E2B04A" />
    <circle cx="206" cy="160" r="7" fill="#C4472F" />
  </svg>
)
