import { useRecordContext } from 'react-admin';
import type { MhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import { PersonAvatar } from '../../../../platform/common/PersonAvatar.tsx';

/** The student's photo, or the initials. */
export default function PhotoCell() {
  const record = useRecordContext<MhsInbound>();
  return record ? (
    <PersonAvatar user={{ name: record.namaLengkap ?? '', foto: record.berkasFoto ?? null }} size={32} />
  ) : null;
}
