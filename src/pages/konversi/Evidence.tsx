import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { bukti } from '../../../resources/konversi/evidence.ts';
import { kelompokDetail } from '../../../resources/konversi/families.ts';
import { FieldCell } from '../../crud/FieldCell.tsx';
import { formatNumber } from '../../crud/format.ts';
import { useFieldAccess } from '../../crud/permissions.ts';
import { labelOf, useDeclaration } from '../../crud/registry.ts';
import type { ConversionSheet } from '../../patterns/grading/conversionSheet.ts';
import { Panel } from '../../patterns/record/Panel.tsx';
import { RecordSections } from '../../patterns/record/RecordSections.tsx';
import { isEmpty } from '../../patterns/record/source.ts';
import { EvidenceList } from './EvidenceList.tsx';

const grades = ['nilaiMitra', 'nilaiDosen', 'nilaiTim', 'nilaiAkhir', 'nilaiHuruf'] as const;

/** What was done and how it was graded: the side that the conversion is judged by. */
export function Evidence({ jam }: Pick<ConversionSheet, 'jam'>) {
  const record = useRecordContext();
  if (!record) return null;
  const { sections, lists } = bukti[kelompokDetail(record.kodeJenisMbkm)];
  return (
    <Stack spacing={2}>
      <ProgramGrade />
      {jam ? <Hours {...jam} /> : null}
      {lists.map(list => (
        <EvidenceList key={list.resource} list={list} id={String(record.id)} />
      ))}
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
        <RecordSections sections={sections} />
      </Paper>
    </Stack>
  );
}

/** Approved hours against what the credits stand for. */
function Hours({ disetujui, target }: NonNullable<ConversionSheet['jam']>) {
  const share = target > 0 ? Math.min(100, (disetujui / target) * 100) : 0;
  return (
    <Panel title="Jam logbook">
      <Typography variant="body2" className="angka" sx={{ mb: 1 }}>
        {formatNumber(disetujui)} jam disetujui dari {formatNumber(target)} jam
      </Typography>
      <LinearProgress variant="determinate" value={share} aria-label="Jam logbook disetujui" />
    </Panel>
  );
}

/** The programme's grade and what it is made of. */
function ProgramGrade() {
  const record = useRecordContext();
  const resource = useDeclaration();
  const { hidden } = useFieldAccess();
  const shown = grades.filter(name => !hidden.has(name) && !isEmpty(record?.[name]));
  return (
    <Panel title="Nilai program">
      {shown.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Nilai program belum lengkap.
        </Typography>
      ) : (
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0 }}>
          {shown.map(name => (
            <div key={name}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                {labelOf(resource, name)}
              </Typography>
              <Typography component="dd" variant="h6" className="angka" sx={{ m: 0 }}>
                <FieldCell source={name} />
              </Typography>
            </div>
          ))}
        </Box>
      )}
    </Panel>
  );
}
