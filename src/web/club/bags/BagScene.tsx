import type { BagType } from '#contract/club/bags.limits.ts'

const drawings: Record<BagType | 'club', React.ReactNode> = {
  bag: (
    <>
      <g stroke="#4d5750" strokeWidth="5">
        <path d="M178 130V62M200 130V50M222 130V66" />
      </g>
      <path fill="#4d5750" d="M158 66l24-12 6 16-22 8zM184 48h26v12h-26zM214 62l24 4-2 14-22-4z" />
      <path fill="#1f5d43" d="M146 112h108l-12 160h-84z" />
      <path fill="#174732" d="M146 112h108l-2 26H148z" />
      <path fill="#3a7558" d="M170 180h60v50h-60z" />
    </>
  ),
  cart: (
    <>
      <path fill="none" stroke="#4d5750" strokeWidth="8" d="M262 62l-34 24-50 150M228 86l34 140" />
      <path fill="#1f5d43" d="M188 84l52 16-36 124-52-16z" />
      <g fill="none" stroke="#3a443d" strokeWidth="10">
        <circle cx="162" cy="244" r="26" />
        <circle cx="262" cy="244" r="26" />
      </g>
    </>
  ),
  club: (
    <>
      <path stroke="#4d5750" strokeWidth="7" d="M252 40l-56 176" />
      <path stroke="#17211c" strokeWidth="11" d="M256 28l-16 52" />
      <path fill="#5a665f" d="M200 204q-52-10-68 22 18 34 60 20z" />
      <circle cx="110" cy="240" r="13" fill="#fbfbf7" />
    </>
  ),
}

/** The drawing that stands in for the missing photo of a bag, a cart or a club. */
export const BagScene = ({ kind }: { kind: BagType | 'club' }) => (
  <svg width="100%" height="100%" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="#dedbcd" d="M0 0h400v300H0z" />
    <path fill="#c9c3b1" d="M0 262h400v38H0z" />
    {drawings[kind]}
  </svg>
)
