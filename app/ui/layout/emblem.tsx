/** Renders the site's emblem, an open book below three minerals. Decorative: the site's name is beside it. */
export const SiteEmblem = ({ size = 28 }: { size?: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 32 32"
    width={size}
    height={size}
    fill="none"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path
      d="M16 15.5C13 13 8.5 12 3.5 12v14.5c5 0 9.5 1 12.5 3.5 3-2.5 7.5-3.5 12.5-3.5V12c-5 0-9.5 1-12.5 3.5Zm0 0V30"
      stroke="var(--gold)"
      strokeWidth="1.8"
    />
    <path d="M16 2c1.3 2.4 3 3.6 3 5.7a3 3 0 0 1-6 0C13 5.6 14.7 4.4 16 2Z" fill="var(--blue)" />
    <path d="m8 6.5 2.6 2.6L8 11.7 5.4 9.1Z" fill="var(--green)" />
    <circle cx="24" cy="9" r="2.3" fill="var(--red)" />
  </svg>
);
