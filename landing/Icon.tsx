import { type IconName, icons } from './icons.ts';

/** A decorative line icon; the words beside it carry the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={icons[name]} />
    </svg>
  );
}
