import { useRecordContext } from 'react-admin';
import { EmptyValue } from '../../../../platform/ui/cells/EmptyValue.tsx';

/** Who teaches the row's class, the one who answers for it first. */
export default function TeacherCell() {
  const record = useRecordContext<{ id: string; pengampu?: string | null }>();
  return record?.pengampu || <EmptyValue />;
}
