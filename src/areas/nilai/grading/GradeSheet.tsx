import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { alurPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import type { Lembar } from '../../../../resources/nilai/lembar.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatDays } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { AskedAbout } from '../../../platform/ui/questions/AskedAbout.tsx';
import { PageState } from '../../../platform/ui/show/PageState.tsx';
import { AssessorSheet } from './AssessorSheet.tsx';
import { GradeEvidence } from './GradeEvidence.tsx';
import { GradeSummary } from './GradeSummary.tsx';
import { useGradeSheet } from './gradeSheet.ts';
import type { SheetTarget } from './useAssessorForm.ts';

interface Props {
  target: SheetTarget;
  /** The participation. */
  id: string;
  backTo: string;
  /** Shows the assessor's name; default true. Pages that show it already pass false. */
  withHeader?: boolean;
  /** Beside the name. */
  children?: ReactNode;
}

const penilaian = 'nilai/penilaian';

/** GRADING: the sheets of one participation with summary and evidence; what the role may fill in is a form. */
export function GradeSheet({ target, id, backTo, withHeader = true, children }: Props) {
  const { data: sheet, error, isPending, refetch } = useGradeSheet(target.resource, target.endpoint, id);
  if (!sheet) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo={backTo} />;
  // Whoever may act sees the own part first.
  const parts = sheet.lembar.toSorted((a, b) => Number(b.bolehIsi) - Number(a.bolehIsi));
  return (
    <>
      {withHeader ? <Header sheet={sheet}>{children}</Header> : null}
      <AskedAbout
        of={penilaian}
        rows={sheet.lembar.flatMap(({ id: row, status }) => (row && status === 'terkirim' ? row : []))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
        }}
      >
        <Stack spacing={2}>
          <Panel title="Nilai program">
            <GradeSummary sheet={sheet} />
          </Panel>
          {parts.map(lembar => (
            <AssessorSheet key={`${id} ${lembar.jenisPenilai}`} target={target} sheet={sheet} lembar={lembar} />
          ))}
        </Stack>
        <GradeEvidence sheet={sheet} />
      </Box>
    </>
  );
}

function Header({ sheet: { pendaftar }, children }: { sheet: Lembar; children: ReactNode }) {
  const say = useWords();
  const { npm, namaMahasiswa, namaMitra, judulKegiatan, program, periode, tanggalMulai, tanggalSelesai } = pendaftar;
  const facts = [
    [judulKegiatan, namaMitra].filter(Boolean).join(say(' di ')),
    [program, periode].filter(Boolean).join(', '),
    tanggalMulai && tanggalSelesai ? formatDays(tanggalMulai, tanggalSelesai) : '',
  ].filter(Boolean);
  return (
    <Box sx={{ mb: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {npm} {namaMahasiswa}
        </Typography>
        <StatusChip workflow={alurPendaftaran} value={pendaftar.status} />
        {children}
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.map((fact, at) => (
          <Box key={fact} component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
            <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {at > 0 ? ' · ' : ''}
            </Box>
            {fact}
          </Box>
        ))}
      </Typography>
    </Box>
  );
}
