import LockOpenIcon from '@mui/icons-material/LockOpenOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { AssessorName } from '../../../../../resources/kit/index.ts';
import type { RekapNilai } from '../../../../../resources/nilai/lembar.ts';
import { Hint } from '../../../../platform/common/Hint.tsx';
import { gradeText, unlockable } from './recapRows.ts';

interface Props {
  row: RekapNilai;
  name: AssessorName;
  label: string;
  /** Gives the sheet back; absent where the reader may not. */
  onUnlock: ((row: RekapNilai, name: AssessorName) => void) | undefined;
}

/** What an assessor gave, or that nothing was given yet; the lock opens a sheet that was handed in. */
export function AssessorGrade({ row, name, label, onUnlock }: Props) {
  if (row.kurang.includes(name))
    return (
      <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
        Belum
      </Box>
    );
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
      {onUnlock && unlockable(row, name) ? (
        <Hint title="Buka kunci">
          <IconButton
            size="small"
            aria-label={`Buka kunci nilai ${label} ${row.nama}`}
            onClick={() => onUnlock(row, name)}
            sx={{ color: 'text.secondary' }}
          >
            <LockOpenIcon sx={{ fontSize: 18 }} />
          </IconButton>
        </Hint>
      ) : null}
      {gradeText(row[name])}
    </Box>
  );
}
