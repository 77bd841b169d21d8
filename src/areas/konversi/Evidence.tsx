import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { evidenceOf } from '../../../resources/konversi/evidence.ts';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { RecordSections } from '../../platform/patterns/record/RecordSections.tsx';
import { isEmpty } from '../../platform/patterns/record/source.ts';
import { useProgramme } from '../../platform/patterns/record/useProgramme.ts';
import { formatNumber } from '../../platform/providers/format.ts';
import { useUnit, useWords } from '../../platform/providers/language.ts';
import { FieldCell } from '../../platform/ui/FieldCell.tsx';
import { useFieldAccess } from '../../platform/ui/permissions.ts';
import { labelOf, useDeclaration, useRegistry } from '../../platform/ui/registry.ts';
import { achievementWords } from '../kegiatan/logbook/achievementWords.ts';
import type { ConversionSheet } from '../nilai/grading/conversionSheet.ts';
import { EvidenceList } from './EvidenceList.tsx';

const grades = ['nilaiMitra', 'nilaiDosen', 'nilaiTim', 'nilaiAkhir', 'nilaiHuruf'] as const;

/** Work and grades by which the conversion is judged. */
export function Evidence({ capaian }: Pick<ConversionSheet, 'capaian'>) {
  const record = useRecordContext();
  const registry = useRegistry();
  const programme = useProgramme();
  if (!record) return null;
  const { sections, lists } = evidenceOf(registry, programme);
  return (
    <Stack spacing={2}>
      <Paper
        variant="outlined"
        sx={{ overflow: 'hidden', '& > section + section': { borderTop: 1, borderColor: 'divider', borderRadius: 0 } }}
      >
        <ProgramGrade />
        {capaian ? <Achievement {...capaian} /> : null}
        {lists.map(list => (
          <EvidenceList key={list.resource} list={list} id={String(record.id)} />
        ))}
      </Paper>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
        <RecordSections sections={sections} />
      </Paper>
    </Stack>
  );
}

/** Total of the logbook against the hours that the credits stand for. */
function Achievement({ disetujui, target, satuan }: NonNullable<ConversionSheet['capaian']>) {
  const say = useWords();
  const unitOf = useUnit();
  const share = target ? Math.min(100, (disetujui / target) * 100) : 0;
  const { title, done } = achievementWords[satuan];
  return (
    <Panel inside title={title}>
      <Typography variant="body2" className="angka" sx={{ mb: 1 }}>
        {formatNumber(disetujui)} {say('%{satuan} disetujui', { satuan: unitOf(satuan) })}
        {target === null ? '' : ` ${say('dari %{n} %{satuan}', { n: target, satuan: unitOf(satuan) })}`}
      </Typography>
      {target === null ? null : <LinearProgress variant="determinate" value={share} aria-label={say(done)} />}
    </Panel>
  );
}

/** The programme's grade and what it is made of. */
function ProgramGrade() {
  const say = useWords();
  const record = useRecordContext();
  const resource = useDeclaration();
  const { hidden } = useFieldAccess();
  const shown = grades.filter(name => !hidden.has(name) && !isEmpty(record?.[name]));
  return (
    <Panel inside title={say('Nilai program')}>
      {shown.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('Nilai program belum lengkap.')}
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
