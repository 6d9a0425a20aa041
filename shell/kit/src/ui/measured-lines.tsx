/** A drawing of dimension lines, ticks and one traced signal, for navy grounds. */
export function MeasuredLines({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="#94b8ff"
      aria-hidden="true"
      focusable="false"
    >
      <g opacity="0.35">
        <path d="M640 96h480M640 88v16M1120 88v16" />
        <path d="M641 110h480" strokeWidth="8" strokeDasharray="1 7" />
        <path d="M641 112h480" strokeWidth="12" strokeDasharray="1 39" />
        <path d="M1152 128v192M1144 128h16M1144 320h16" />
        <path d="M1138 129v192" strokeWidth="8" strokeDasharray="1 7" />
        <circle cx="960" cy="224" r="88" />
        <circle cx="960" cy="224" r="56" strokeDasharray="4 6" />
        <path d="M848 224h224M960 112v224" strokeDasharray="16 4 2 4" />
      </g>
      <path
        d="M560 288h88l16-24 24 40 24-72 32 88 24-48 16 16h56l20-32 28 48 20-16h92l20-56 28 80 20-24h132"
        stroke="#5b9bff"
        strokeWidth="1.5"
        opacity="0.7"
      />
    </svg>
  );
}
