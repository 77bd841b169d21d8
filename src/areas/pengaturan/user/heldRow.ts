import type { Row } from '../../../../resources/kit/index.ts';
import type { userRole } from '../../../../resources/pengaturan/userRole.ts';

type Embedded = Readonly<Record<string, { id: string; label: string } | null | undefined>>;

/** A role of an account with the words of what it points at. */
export type HeldRow = Row<typeof userRole> & { _embed?: Embedded };
