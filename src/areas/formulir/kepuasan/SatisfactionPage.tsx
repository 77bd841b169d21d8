import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { kepuasanScreen } from '../../../../resources/formulir/kepuasan.ts';
import type { SurveiKepuasan } from '../../../../resources/formulir/kepuasanPanggilan.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { PrintAction } from '../../../platform/common/print/PrintAction.tsx';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { http } from '../../../platform/providers/http.ts';
import { Definition } from '../../../platform/ui/pivot/Definition.tsx';
import { pivotScreen } from '../../../platform/ui/pivot/pivotPath.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { DegreeTable } from './DegreeTable.tsx';
import { ReleaseTable } from './ReleaseTable.tsx';

/** /laporan/kepuasan: satisfaction by ready-made survey, the latest releases beside each other. */
export default function SatisfactionPage() {
  const report = useRegistry().reportPages.find(({ screen }) => screen === kepuasanScreen.path);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['formulir/kepuasan'],
    queryFn: async ({ signal }) => (await http<SurveiKepuasan[]>('formulir/kepuasan', { signal })).data,
    retry: false,
  });
  return (
    <Box sx={{ pb: 4 }}>
      <ScreenTitle path={kepuasanScreen.path} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1, minHeight: 44 }}>
        <MuiLink component={Link} to={pivotScreen} className="layar-saja">
          Semua laporan
        </MuiLink>
        <PrintAction />
      </Stack>
      {report ? <Definition report={report} /> : null}
      {isPending ? (
        <Loading height={480} label="Memuat kepuasan" />
      ) : error ? (
        <RetryAlert error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack spacing={2}>
          {data.map(survey => (
            <Survey key={survey.kode} survey={survey} />
          ))}
        </Stack>
      )}
    </Box>
  );
}

const forms = '/pengaturan/formulir';

function Survey({ survey }: { survey: SurveiKepuasan }) {
  const mayOpen = useMayOpen();
  const { judul, rilis } = survey;
  return (
    <Panel title={judul}>
      {rilis.length === 0 ? (
        <Alert severity="info">
          Belum ada formulir dari survei ini yang dirilis dan hasilnya boleh Anda baca.{' '}
          {mayOpen(forms) ? (
            <MuiLink component={Link} to={forms}>
              Mulai dari contoh
            </MuiLink>
          ) : null}
        </Alert>
      ) : rilis.every(({ sedikit }) => sedikit) ? (
        <>
          <ReleaseTable survey={{ ...survey, pertanyaan: [] }} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            Hasil tampil mulai lima jawaban; dari formulir anonim mulai sepuluh, atau lima sesudah ditutup.
          </Typography>
        </>
      ) : (
        <Stack spacing={2}>
          <ReleaseTable survey={survey} />
          <DegreeTable survey={survey} />
        </Stack>
      )}
    </Panel>
  );
}
