import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AngkaKepuasan, KepuasanBaris } from '../../../../resources/formulir/kepuasanPanggilan.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatDate, formatDecimal, formatNumber, formatPercent } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';

/** Tab of a row by which answers are counted, such as a partner: satisfaction by ready-made survey. */
export default function SatisfactionTab() {
  const sumber = useResourceContext();
  const baris = useRecordContext()?.id;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['formulir/kepuasan/menurut', sumber, baris],
    enabled: sumber !== undefined && baris !== undefined,
    queryFn: async ({ signal }) =>
      (
        await http<KepuasanBaris[]>('formulir/kepuasan/menurut', {
          query: { sumber: sumber ?? '', baris: String(baris ?? '') },
          signal,
        })
      ).data,
    retry: false,
  });
  if (error) return <RetryAlert error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading height={240} label="Memuat kepuasan" />;
  if (data.length === 0)
    return (
      <Notice
        title="Belum ada jawaban survei kepuasan"
        text="Yang dihitung adalah jawaban bernama pada formulir dari survei kepuasan siap pakai yang hasilnya boleh Anda baca."
      />
    );
  return (
    <Stack spacing={2}>
      {data.map(survey => (
        <Survey key={survey.kode} survey={survey} />
      ))}
    </Stack>
  );
}

function Survey({ survey: { judul, id, formulir, tanggal, menjawab, pertanyaan } }: { survey: KepuasanBaris }) {
  return (
    <Panel title={judul}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        <MuiLink component={Link} to={`/formulir/${id}/hasil`}>
          {formulir}
        </MuiLink>{' '}
        · {formatDate(tanggal)}
        {menjawab ? ` · ${formatNumber(menjawab)} jawaban` : ''}
      </Typography>
      {menjawab === 0 ? (
        <Alert severity="info">Kurang dari lima jawaban, sehingga hasilnya tidak ditampilkan.</Alert>
      ) : (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
          {pertanyaan.map(({ kunci, judul: asked, angka }) => (
            <Box key={kunci} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
              <Typography component="dt" sx={{ overflowWrap: 'anywhere' }}>
                {asked}
              </Typography>
              <Typography component="dd" className="angka" sx={{ m: 0, whiteSpace: 'nowrap', fontWeight: 600 }}>
                {wordsOf(angka)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {pertanyaan.some(({ angka }) => angka.baik !== null) ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          Persen “Sangat baik” dan “Baik”; skala adalah rata-rata.
        </Typography>
      ) : null}
    </Panel>
  );
}

const wordsOf = ({ rata, baik }: AngkaKepuasan): string =>
  rata !== null ? formatDecimal(rata, 2) : baik !== null ? formatPercent(baik) : '–';
