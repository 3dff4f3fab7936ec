/** What stands where a product has no photo. */
export const Plate = () => (
  <svg viewBox="0 0 120 90" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="#C3D1C6" d="M0 0h120v90H0z" />
    <circle cx="60" cy="47" r="32" fill="#AFC0B4" />
    <circle cx="60" cy="45" r="32" fill="#F4F3EE" />
    <circle cx="60" cy="45" r="20" fill="#E7E6DE" />
  </svg>
)
