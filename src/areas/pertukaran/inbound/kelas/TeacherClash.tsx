import Alert from '@mui/material/Alert';
import { useRecordContext } from 'react-admin';

/** Above the lecturers of a class: who of them teaches another one at the same time. It only warns. */
export default function TeacherClash() {
  const clash: unknown = useRecordContext()?.bentrokDosen;
  return typeof clash === 'string' && clash ? (
    <Alert severity="warning" sx={{ mb: 1 }}>
      Jadwal dosen bentrok: {clash}.
    </Alert>
  ) : null;
}
