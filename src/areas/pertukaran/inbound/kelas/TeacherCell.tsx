import { useRecordContext } from 'react-admin';
import { EmptyValue } from '../../../../platform/ui/cells/EmptyValue.tsx';

/** Lecturers of the row's class, the responsible one first. */
export default function TeacherCell() {
  const record = useRecordContext<{ id: string; pengampu?: string | null }>();
  return record?.pengampu || <EmptyValue />;
}
