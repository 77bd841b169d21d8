import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CapaianLogbook } from '../../../../resources/kegiatan/ringkasan.ts';
import { inSentence } from '../../../../resources/kit/index.ts';
import { semuaPeriksa } from '../../../../resources/mbkm/alurPeriksa.ts';
import type { Lembar, LuaranLembar } from '../../../../resources/nilai/lembar.ts';
import { DocumentList } from '../../../platform/patterns/documents/DocumentList.tsx';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatDecimal, formatNumber } from '../../../platform/providers/format.ts';
import { useLabel, useUnit, useWords } from '../../../platform/providers/language.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { achievementWords, equivalent } from '../../kegiatan/logbook/achievementWords.ts';

/** Basis of the grade: approved hours, and outputs that open beside the sheet. */
export function GradeEvidence({ sheet: { capaian, luaran } }: { sheet: Lembar }) {
  const say = useWords();
  return (
    <Stack spacing={2} component="aside" aria-label={say('Bukti')}>
      {capaian ? (
        <Panel title={achievementWords[capaian.satuan].title}>
          <Achievement capaian={capaian} />
        </Panel>
      ) : null}
      <Panel title="Luaran">
        {luaran.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {say('Luaran yang diajukan mahasiswa tampil di sini.')}
          </Typography>
        ) : (
          <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {luaran.map(output => (
              <Output key={output.id} output={output} />
            ))}
          </Stack>
        )}
      </Panel>
    </Stack>
  );
}

function Achievement({ capaian }: { capaian: CapaianLogbook }) {
  const say = useWords();
  const { disetujui, target, satuan, cukup, pesan } = capaian;
  const unitOf = useUnit();
  const hours = equivalent(capaian, say);
  return (
    <>
      <Typography className="angka" sx={{ fontSize: 20, fontWeight: 700 }}>
        {formatNumber(disetujui)}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 0.75 }}>
          {target === null
            ? say('%{satuan} disetujui', { satuan: unitOf(satuan) })
            : say('dari %{n} %{satuan}', { n: target, satuan: unitOf(satuan) })}
        </Typography>
      </Typography>
      {target ? (
        <LinearProgress
          variant="determinate"
          aria-label={say('%{apa} disetujui', { apa: say(achievementWords[satuan].title) })}
          value={Math.min(100, (disetujui / target) * 100)}
          color={cukup ? 'success' : 'warning'}
          sx={{ mt: 1, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}
        />
      ) : null}
      {hours ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {hours}
        </Typography>
      ) : null}
      {pesan ? (
        <Stack direction="row" spacing={0.75} sx={{ mt: 1.25, alignItems: 'center', color: 'warning.main' }}>
          <WarningIcon sx={{ fontSize: 18 }} />
          <Typography variant="body2">{pesan}</Typography>
        </Stack>
      ) : null}
    </>
  );
}

function Output({ output }: { output: LuaranLembar }) {
  const labelOf = useLabel();
  const say = useWords();
  const { jenis, judul, status, tautan, nilai } = output;
  const documents = output.berkas.map(({ label, id }) => ({
    source: id,
    label: say('Lihat %{nama}', { nama: inSentence(labelOf(label)) }),
    id,
  }));
  return (
    <Box component="li">
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3" sx={{ mr: 'auto' }}>
          {jenis}
        </Typography>
        <StatusChip workflow={semuaPeriksa} value={status} />
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {judul}
        {nilai === null ? '' : ` · ${say('nilai %{nilai}', { nilai: formatDecimal(nilai, 2) })}`}
      </Typography>
      {tautan ? (
        <Link href={tautan} target="_blank" rel="noopener" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {tautan}
        </Link>
      ) : null}
      {documents.length ? <DocumentList documents={documents} /> : null}
    </Box>
  );
}
