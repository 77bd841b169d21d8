import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { RingkasanLogbook } from '../../../../resources/kegiatan/ringkasan.ts';
import { ChartCard } from '../../../platform/charts/ChartCard.tsx';
import { Loading } from '../../../platform/common/Loading.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { dayFormat, formatDecimal } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useUnit, useWords } from '../../../platform/providers/language.ts';
import { achievementWords, equivalent } from '../../kegiatan/logbook/achievementWords.ts';

const shownWeeks = 12;
const short = dayFormat({ day: 'numeric', month: 'short' });
const hours = (value: number) => formatDecimal(value, Number.isInteger(value) ? 0 : 2);

/**
 * Total of the logbook against the required hours, and week by week.
 * @param endpoint GET `?idPendaftarMbkm=` → `RingkasanLogbook`
 */
export function HoursPart({ endpoint }: { endpoint: string }) {
  const say = useWords();
  const unitOf = useUnit();
  const record = useRecordContext();
  const id = String(record?.id ?? '');
  const { data, isPending } = useQuery({
    queryKey: [record?.id, 'jam', endpoint],
    queryFn: async ({ signal }) =>
      (await http<RingkasanLogbook>(endpoint, { query: { idPendaftarMbkm: id }, signal })).data,
    enabled: id !== '',
    retry: false,
  });
  if (isPending) return <Loading height={160} label={say('Memuat jam')} />;
  if (!data || data.minggu.length === 0) return null;
  const beside = equivalent(data, say);
  const weeks = data.minggu.slice(0, shownWeeks).toReversed();
  const batang = weeks.map(({ mulai, disetujui }) => ({
    label: short().format(new Date(`${mulai}T00:00:00Z`)),
    jumlah: disetujui,
    link: null,
  }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 2fr' } }}>
      <Panel title={achievementWords[data.satuan].done}>
        <Typography className="angka" sx={{ fontSize: 26, fontWeight: 700 }}>
          {hours(data.disetujui)}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', fontWeight: 400, ml: 0.75 }}>
            {data.target === null
              ? unitOf(data.satuan)
              : say('dari %{n} %{satuan}', { n: data.target, satuan: unitOf(data.satuan) })}
          </Typography>
        </Typography>
        {data.target ? (
          <LinearProgress
            variant="determinate"
            aria-hidden
            value={Math.min(100, (data.disetujui / data.target) * 100)}
            sx={{ mt: 1, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}
          />
        ) : null}
        {beside ? (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {beside}
          </Typography>
        ) : null}
      </Panel>
      <ChartCard chart={{ kode: 'jam', judul: achievementWords[data.satuan].weekly, arah: 'tegak', batang }} />
    </Box>
  );
}
