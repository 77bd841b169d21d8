import { useId } from 'react';

/** The kawung batik figure as a fine pattern that fills its box; colour and strength come from the style around it. */
export function Kawung({ size = 72, className = 'kawung' }: { size?: number; className?: string }) {
  const id = useId();
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse" patternTransform={`scale(${size / 72})`}>
          <g fill="none" stroke="currentColor" strokeWidth="1.2">
            {[0, 90, 180, 270].map(turn => (
              <g key={turn} transform={`rotate(${turn + 45} 36 36)`}>
                <path d="M36 32.5C24 22 24 -1 36 -12.5C48 -1 48 22 36 32.5Z" />
                <path d="M36 25C31 17 31 3 36 -5" />
              </g>
            ))}
          </g>
          <g fill="currentColor">
            <circle cx="36" cy="36" r="1.7" />
            <circle cx="0" cy="0" r="1.7" />
            <circle cx="72" cy="0" r="1.7" />
            <circle cx="0" cy="72" r="1.7" />
            <circle cx="72" cy="72" r="1.7" />
            <circle cx="36" cy="0" r="1.2" />
            <circle cx="36" cy="72" r="1.2" />
            <circle cx="0" cy="36" r="1.2" />
            <circle cx="72" cy="36" r="1.2" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
