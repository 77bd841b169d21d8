import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { alurLuaran } from '../../../resources/magang/luaranMagang.ts';
import type { JamLembar, Lembar, LuaranLembar } from '../../../resources/nilai/lembar.ts';
import { StatusChip } from '../../crud/cells/StatusChip.tsx';
import { formatDecimal, formatNumber } from '../../crud/format.ts';
import { DocumentList } from '../documents/DocumentList.tsx';
import { Panel } from '../record/Panel.tsx';

/** What the grade rests on: approved hours and the outputs, to be opened beside the sheet. */
export function GradeEvidence({ sheet: { jam, luaran } }: { sheet: Lembar }) {
  return (
    <Stack spacing={2} component="aside" aria-label="Bukti">
      {jam ? (
        <Panel title="Jam logbook">
          <Hours jam={jam} />
        </Panel>
      ) : null}
      <Panel title="Luaran">
        {luaran.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Luaran yang diajukan mahasiswa tampil di sini.
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

function Hours({ jam: { jamDisetujui, jamTarget, cukup, pesan } }: { jam: JamLembar }) {
  return (
    <>
      <Typography className="angka" sx={{ fontSize: 20, fontWeight: 700 }}>
        {formatNumber(jamDisetujui)}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 0.75 }}>
          {jamTarget === null ? 'jam disetujui' : `dari ${formatNumber(jamTarget)} jam`}
        </Typography>
      </Typography>
      {jamTarget ? (
        <LinearProgress
          variant="determinate"
          aria-label="Jam logbook disetujui"
          value={Math.min(100, (jamDisetujui / jamTarget) * 100)}
          color={cukup ? 'success' : 'warning'}
          sx={{ mt: 1, height: 6, borderRadius: 3, bgcolor: 'action.hover' }}
        />
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
  const { jenis, judul, status, tautan, nilai } = output;
  const documents = (
    [
      ['berkas', 'Lihat berkas'],
      ['berkasPengesahan', 'Lihat lembar pengesahan'],
    ] as const
  ).flatMap(([source, label]) => {
    const id = output[source];
    return id ? [{ source, label, id }] : [];
  });
  return (
    <Box component="li">
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3" sx={{ mr: 'auto' }}>
          {jenis}
        </Typography>
        <StatusChip workflow={alurLuaran} value={status} />
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {judul}
        {nilai === null ? '' : ` · nilai ${formatDecimal(nilai, 2)}`}
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
