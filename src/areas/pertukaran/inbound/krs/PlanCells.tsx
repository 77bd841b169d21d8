import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { Krs } from '../../../../../resources/pertukaran/krs.ts';
import { EmptyValue } from '../../../../platform/ui/cells/EmptyValue.tsx';

/** Computed fields of a study plan in answers of the server. */
type Told = Krs & { id: string; kampus?: string | null; prodi?: string | null; batasSks?: number | null };

/** Home campus and study programme of the plan's student. */
export function HomeCell() {
  const record = useRecordContext<Told>();
  return record?.kampus || <EmptyValue />;
}

/** The study programme that the student is at here. */
export function ProdiCell() {
  const record = useRecordContext<Told>();
  return record?.prodi || <EmptyValue />;
}

/** SKS of the row's plan against its limit; a total beyond it stands out (docs/domain/50 §1.5). */
export function CreditsCell() {
  const record = useRecordContext<Told>();
  if (!record) return null;
  const { totalSks, batasSks } = record;
  const over = batasSks != null && (totalSks ?? 0) > batasSks;
  return (
    <Typography component="span" variant="inherit" sx={over ? { color: 'error.main', fontWeight: 700 } : undefined}>
      {batasSks == null ? (totalSks ?? 0) : `${totalSks ?? 0}/${batasSks}`}
    </Typography>
  );
}
