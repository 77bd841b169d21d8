import type { Registration } from '../registration.ts';

/** State of registration: a coloured dot with its label. */
export function StatusChip({ status }: { status: Registration }) {
  return (
    <p className="chip" data-kind={status.kind}>
      {status.text}
    </p>
  );
}
