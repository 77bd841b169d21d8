/** The mark that the portal comes with. */
export function ShippedMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <g fill="currentColor">
        {[45, 135, 225, 315].map(turn => (
          <path
            key={turn}
            transform={`rotate(${turn} 20 20)`}
            d="M20 18.4C14.2 13.6 14.2 4.6 20 0.4C25.8 4.6 25.8 13.6 20 18.4Z"
          />
        ))}
      </g>
      <circle cx="20" cy="20" r="2.3" fill="var(--accent)" />
    </svg>
  );
}
