import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RingkasanLogbook } from '../../../../resources/kegiatan/ringkasan.ts';
import type { Workflow } from '../../../../resources/kit/index.ts';
import { formatDays, formatNumber } from '../../../platform/providers/format.ts';
import { useUnit, useWords } from '../../../platform/providers/language.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { achievementWords, equivalent } from './achievementWords.ts';

/** Approved amount against the target, and number of entries by state. */
export function HoursCard({
  summary,
  workflow,
}: {
  summary: RingkasanLogbook;
  /** Whose states are counted; without it none. */
  workflow?: Workflow;
}) {
  const say = useWords();
  const { disetujui, menunggu, target, satuan, persen, persenMin, sks, kemajuan, tanggalMulai, tanggalSelesai } =
    summary;
  const unitOf = useUnit();
  const hours = equivalent(summary, say);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={say(achievementWords[satuan].region)}
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography variant="h5" component="p" className="angka">
          {formatNumber(disetujui)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {target === null
            ? say('%{satuan} disetujui', { satuan: unitOf(satuan) })
            : say('dari %{target} %{satuan} disetujui', { target, satuan: unitOf(satuan) })}
          {sks === null ? '' : ` (${say('%{n} SKS', { n: sks })})`}
          {kemajuan === null ? '' : ` · ${say('kemajuan %{n}%', { n: kemajuan })}`}
        </Typography>
      </Stack>
      {target === null ? null : (
        <Box sx={{ position: 'relative', mt: 1 }}>
          <LinearProgress
            variant="determinate"
            color="secondary"
            value={Math.min(100, persen ?? 0)}
            aria-label={say('%{apa} dari target', { apa: say(achievementWords[satuan].done) })}
            sx={{ height: 10, borderRadius: 5 }}
          />
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              insetBlock: -2,
              left: `${persenMin}%`,
              width: 2,
              bgcolor: 'text.primary',
            }}
          />
        </Box>
      )}
      <Typography variant="caption" component="p" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {menunggu > 0 ? `${say('%{n} %{satuan} menunggu dosen.', { n: menunggu, satuan: unitOf(satuan) })} ` : ''}
        {target === null || persenMin === 100
          ? ''
          : `${say('Minimal %{persen}% (%{jumlah} %{satuan}).', {
              persen: persenMin,
              jumlah: (target * persenMin) / 100,
              satuan: unitOf(satuan),
            })} `}
        {hours ? `${hours} ` : ''}
        {tanggalMulai && tanggalSelesai ? `${formatDays(tanggalMulai, tanggalSelesai)}.` : ''}
      </Typography>
      <Stack direction="row" spacing={0.75} useFlexGap sx={{ mt: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {Object.keys(workflow?.states ?? {}).map(state =>
          workflow && summary.jumlah[state] ? (
            <StatusChip key={state} workflow={workflow} value={state} count={summary.jumlah[state]} />
          ) : null,
        )}
      </Stack>
    </Paper>
  );
}
