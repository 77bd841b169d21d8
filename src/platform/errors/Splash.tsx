import { Mark } from '../look/Mark.tsx';

/** While the first code arrives. */
export function Splash() {
  return (
    <div className="splash" role="status">
      <Mark size={56} />
      <span className="visually-hidden">Memuat…</span>
    </div>
  );
}
