/** The product's mark: a courtyard seen from above, its entrance and someone in it. */
export function LogoMark({ size = 38 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden focusable="false">
      <rect width="40" height="40" rx="11" fill="#EC6814" />
      <path
        d="M15.4 29.8H14a4.8 4.8 0 0 1-4.8-4.8V15a4.8 4.8 0 0 1 4.8-4.8h12a4.8 4.8 0 0 1 4.8 4.8v10a4.8 4.8 0 0 1-4.8 4.8h-1.4"
        fill="none"
        stroke="#FFFFFF"
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <circle cx="20" cy="21.6" r="3.6" fill="#221D19" />
    </svg>
  );
}
