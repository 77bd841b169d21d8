import type { Registration } from '../registration.ts';

/** Whether registration is open: a dot of one meaning, and the words. */
export function StatusChip({ status }: { status: Registration }) {
  return (
    <p className="chip" data-kind={status.kind}>
      {status.text}
    </p>
  );
}
