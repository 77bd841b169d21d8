import { messages } from '../../resources/kit/index.ts';
import { HttpError } from './errors.ts';

/** PostgreSQL's disk_full, and what the system says of a disk or a share of it that is used up. */
const codes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** True if something failed because a disk is full, also when another error tells of it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.has(error.code)) || (error.cause !== undefined && isDiskFull(error.cause));
}

export const diskFull = () => new HttpError(507, messages.diskFull, undefined, { kode: 'PENYIMPANAN_PENUH' });
