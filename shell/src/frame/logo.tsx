/** The symbol, a matrix with one selected cell, and the wordmark SELMATRIX. Decorative: the name must follow as text. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      width="156"
      height="24"
      viewBox="0 0 156 24"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M1 1h6v6H1zM9.5 1h6v6h-6zM1 9.5h6v6H1zM18 9.5h6v6h-6zM1 18h6v6H1zM9.5 18h6v6h-6zM18 18h6v6h-6z"
        fill="currentColor"
        opacity="0.55"
        transform="scale(.92)"
      />
      <path d="M9.5 9.5h6v6h-6z" fill="currentColor" transform="scale(.92)" />
      <path d="M18 1h6v6h-6z" fill="#5b9bff" transform="scale(.92)" />
      <g stroke="currentColor" strokeWidth="2.1" strokeLinejoin="round" transform="translate(33 5)">
        <path d="M9.5 1H4a3 3 0 000 6h3a3 3 0 010 6H.8" />
        <path d="M9.5 1H1v12h8.5M1 7h7.5" transform="translate(15.5)" />
        <path d="M1 0v13h8.5" transform="translate(30)" />
        <path d="M1 14V1l5.5 8L12 1v13" transform="translate(43.5)" />
        <path d="M.6 14L6 1l5.4 13M2.5 9.5h7" transform="translate(60.5)" />
        <path d="M0 1h11M5.5 1v13" transform="translate(76)" />
        <path d="M1 14V1h5.5a3.5 3.5 0 010 7H1M6 8l4.2 6" transform="translate(91)" />
        <path d="M1 0v14" transform="translate(106.5)" />
        <path d="M.6 0l10 14M10.6 0l-10 14" transform="translate(112)" />
      </g>
    </svg>
  );
}
