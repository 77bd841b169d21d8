import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { inTerms } from '../../../../resources/kit/terms.ts';
import type { RingkasanUsaha } from '../../../../resources/kwu/bacaan.ts';
import { kategoriUsaha, kelompokKwu, tahapUsaha } from '../../../../resources/kwu/kelompok.ts';
import type { Bagan } from '../../../../resources/umum/bagan.ts';
import { ChartCard } from '../../../platform/charts/ChartCard.tsx';
import { compares } from '../../../platform/charts/chart.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { download, http } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useMay } from '../../../platform/ui/permissions.ts';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { Months } from '../usaha/FinancePanel.tsx';
import { BusinessMap } from './BusinessMap.tsx';

/** /kwu: the businesses of the chosen period by kind and stage, their money over time, and where they are. */
export default function BusinessOverview() {
  const { filterValues } = useListContext();
  const idPeriode: unknown = filterValues.idPeriode;
  const mayRead = useMay('list', kelompokKwu.name);
  const notify = useNotify();
  const id = useId();
  const chosen = typeof idPeriode === 'string' ? idPeriode : null;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [kelompokKwu.name, 'ringkasan', chosen],
    enabled: mayRead && chosen !== null,
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<RingkasanUsaha>(`${kelompokKwu.endpoint}/ringkasan`, { query: { idPeriode: chosen ?? '' }, signal }))
        .data,
  });
  const save = async () => {
    try {
      const query = { idPeriode: chosen ?? '', format: 'xlsx' };
      await download(`${kelompokKwu.endpoint}/ringkasan/ekspor`, query, `${inTerms('Ringkasan usaha KWU')}.xlsx`);
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
  };
  if (!mayRead || chosen === null || data?.jumlah === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3, mb: 3 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1.25 }}>
        <Typography id={id} variant="h6" component="h2" sx={{ mr: 'auto' }}>
          Usaha periode ini
        </Typography>
        <Button startIcon={<DownloadIcon />} onClick={() => void save()}>
          Unduh usaha (Excel)
        </Button>
      </Stack>
      {isPending ? (
        <Loading height={320} label="Memuat ringkasan usaha" />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : (
        <Figures of={data} />
      )}
    </Box>
  );
}

function Figures({ of: overview }: { of: RingkasanUsaha }) {
  const charts = [
    chartOf('kategori', 'Usaha menurut kategori', overview.kategori, kategoriUsaha),
    chartOf('tahap', 'Usaha menurut tahap', overview.tahap, tahapUsaha),
  ].filter(compares);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {charts.length > 0 ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {charts.map(chart => (
            <ChartCard key={chart.kode} chart={chart} />
          ))}
        </Box>
      ) : null}
      {overview.bulan.length > 0 ? (
        <Panel title="Omzet dan pengeluaran seluruh usaha">
          <Months of={overview.bulan} />
        </Panel>
      ) : null}
      <BusinessMap places={overview.titik} without={overview.tanpaKoordinat} />
    </Box>
  );
}

const chartOf = (
  kode: string,
  judul: string,
  counts: Readonly<Record<string, number>>,
  words: Readonly<Record<string, string>>,
): Bagan => ({
  kode,
  judul,
  batang: Object.entries(words).flatMap(([code, label]) =>
    Object.hasOwn(counts, code) ? [{ label, jumlah: counts[code] ?? 0, link: null }] : [],
  ),
});
