import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keputusanProdi, rekomendasiDosen } from '../../../../resources/konversi/terpilihAwal.ts';
import { formatDecimal, formatNumber } from '../../../platform/providers/format.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { CourseLine } from './CourseLine.tsx';
import { HostCourse } from './HostCourse.tsx';
import { VerdictChip } from './VerdictChip.tsx';
import type { Diakui, PaketView, Usulan } from './view.ts';

/** Proposed courses with the decision on each, and grades for those who may see them. */
export function PaketRead({ view }: { view: PaketView }) {
  const say = useWords();
  const { awal, akhir } = view;
  const added = akhir.filter(row => row.idTerpilihAwal === null);
  if (awal.length === 0 && akhir.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('Belum ada mata kuliah yang dipilih.')}
      </Typography>
    );
  return (
    <>
      <Sums view={view} />
      <Box component="ul" aria-label={say('Mata kuliah usulan dan hasilnya')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {awal.map(row => (
          <Proposed key={row.id} row={row} result={akhir.find(found => found.idTerpilihAwal === row.id)} />
        ))}
        {added.map(row => (
          <CourseLine
            key={row.id}
            course={row.matkul}
            sks={row.sksDiakui}
            beside={<Grade row={row} fallback={<VerdictChip value="ditambahkan" />} />}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {say('Ditambahkan oleh program studi.')}
            </Typography>
          </CourseLine>
        ))}
      </Box>
    </>
  );
}

function Sums({ view: { awal, akhir } }: { view: PaketView }) {
  const say = useWords();
  const proposed = awal.reduce((sum, { sks }) => sum + (sks ?? 0), 0);
  const recognised = akhir.reduce((sum, { sksDiakui }) => sum + sksDiakui, 0);
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap', mb: 0.5 }}>
      <Figure label={say('Diusulkan')} value={`${formatNumber(proposed)} SKS`} />
      {akhir.length > 0 ? <Figure label={say('Disetujui')} value={`${formatNumber(recognised)} SKS`} /> : null}
    </Stack>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {label}{' '}
    <Typography component="strong" variant="subtitle1" className="angka" sx={{ color: 'text.primary' }}>
      {value}
    </Typography>
  </Typography>
);

function Proposed({ row, result }: { row: Usulan; result: Diakui | undefined }) {
  const say = useWords();
  const labelOf = useLabel();
  const replaced = result && result.idMatkulPaketKonversi !== row.idMatkulPaketKonversi;
  return (
    <CourseLine
      course={row.matkul}
      sks={row.sks}
      beside={<Grade row={replaced ? undefined : result} fallback={<VerdictChip value={row.keputusan} />} />}
    >
      <HostCourse row={row} />
      {row.alasan ? (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {row.alasan}
        </Typography>
      ) : null}
      {row.rekomendasiDosen ? (
        <Said
          who={say('Dosen pembimbing: %{x}', { x: labelOf(rekomendasiDosen[row.rekomendasiDosen]) })}
          text={row.catatanDosen}
        />
      ) : null}
      {row.catatanKeputusan ? (
        <Said
          who={say('Program studi: %{x}', { x: labelOf(keputusanProdi[row.keputusan]) })}
          text={row.catatanKeputusan}
        />
      ) : null}
      {replaced ? (
        <Box sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'primary.main' }}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {say('Diganti dengan')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { py: 0 } }}>
            <CourseLine course={result.matkul} sks={result.sksDiakui} beside={<Grade row={result} />} />
          </Box>
        </Box>
      ) : null}
    </CourseLine>
  );
}

const Said = ({ who, text }: { who: string; text: string | null }) => (
  <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {who}
    {text ? `. ${text}` : '.'}
  </Typography>
);

/** Letter and figure of a graded course; before, what was decided. */
function Grade({ row, fallback = null }: { row: Diakui | undefined; fallback?: React.ReactNode }) {
  const say = useWords();
  if (row?.nilaiAngka == null) return fallback;
  return (
    <Stack sx={{ alignItems: 'flex-end' }}>
      <Typography variant="h6" component="span" sx={{ color: row.lulus ? 'text.primary' : 'error.main' }}>
        {row.nilaiHuruf}
      </Typography>
      <Typography variant="body2" component="span" className="angka" sx={{ color: 'text.secondary' }}>
        {formatDecimal(row.nilaiAngka, 2)}
        {row.lulus ? '' : ` ${say('· tidak lulus')}`}
      </Typography>
    </Stack>
  );
}
