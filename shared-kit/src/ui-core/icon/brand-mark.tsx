/** The logo of the console, a shelf with a barcode. Hidden from screen readers. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden>
      <rect width="32" height="32" rx="7" fill="var(--ic-accent-fill)" />
      <path d="M7 6v20M25 6v20M7 14h18M7 24h18" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
      <path d="M11 17v4.5M13.5 17v4.5M16 17v4.5M18.5 17v4.5M21 17v4.5" stroke="#fff" strokeWidth="1.3" />
      <path d="M11.2 7.5h3.6v4h-3.6zM17 9h4v2.5h-4z" fill="#fff" />
    </svg>
  );
}
