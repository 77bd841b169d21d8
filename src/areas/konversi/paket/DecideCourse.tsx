import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { alasanTerkunci } from '../../../../resources/konversi/aturanPaket.ts';
import { type KeputusanProdi, keputusanProdi, rekomendasiDosen } from '../../../../resources/konversi/terpilihAwal.ts';
import { Said } from '../../../platform/common/Said.tsx';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { CourseLine } from './CourseLine.tsx';
import { HostCourse } from './HostCourse.tsx';
import type { Decide } from './useDecide.ts';
import type { Usulan } from './view.ts';

const verdicts = ['diterima', 'ditolak', 'diganti'] as const;
const isVerdict = (value: unknown): value is KeputusanProdi => verdicts.some(verdict => verdict === value);

/** One proposal with what speaks for it and the decision about it. */
export function DecideCourse({ row, decide }: { row: Usulan; decide: Decide }) {
  const say = useWords();
  const labelOf = useLabel();
  const { keputusan, catatan, pengganti } = decide.of(row);
  const problem = decide.problemOf(row);
  const name = row.matkul?.nama ?? '';
  const locked = row.matkul ? alasanTerkunci(row.matkul) : null;
  const replacement = decide.free.filter(course => alasanTerkunci(course) === null);
  return (
    <CourseLine course={row.matkul} sks={row.sks}>
      {locked ? (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
          {inWords(locked)}
        </Typography>
      ) : null}
      <HostCourse row={row} />
      {row.alasan ? (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {row.alasan}
        </Typography>
      ) : null}
      {row.rekomendasiDosen ? (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {say('Dosen pembimbing: %{x}', { x: labelOf(rekomendasiDosen[row.rekomendasiDosen]) })}
          {row.catatanDosen ? `. ${row.catatanDosen}` : ''}
        </Typography>
      ) : null}
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={isVerdict(keputusan) ? keputusan : null}
        onChange={(_, value: unknown) => decide.change(row, { keputusan: isVerdict(value) ? value : 'menunggu' })}
        aria-label={say('Keputusan %{nama}', { nama: name })}
        sx={{
          mt: 1.25,
          width: { xs: '100%', sm: 'auto' },
          '& > *': { flex: { xs: 1, sm: 'none' }, px: 2, textTransform: 'none', minHeight: { xs: 44, sm: 36 } },
        }}
      >
        {verdicts.map(value => (
          <ToggleButton key={value} value={value}>
            <Said label={keputusanProdi[value]} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {problem.keputusan ? (
        <Typography role="alert" variant="body2" sx={{ mt: 0.5, color: 'error.main' }}>
          {problem.keputusan}
        </Typography>
      ) : null}
      {keputusan === 'ditolak' || keputusan === 'diganti' ? (
        <Box sx={{ mt: 1, display: 'grid', gap: 0.5, maxWidth: 640 }}>
          {keputusan === 'diganti' ? (
            <TextField
              select
              required
              label={say('Diganti dengan')}
              value={pengganti ?? ''}
              onChange={event => decide.change(row, { pengganti: event.target.value })}
              error={problem.pengganti !== undefined}
              helperText={problem.pengganti}
              slotProps={{ htmlInput: { 'aria-label': `Pengganti ${name}` } }}
            >
              {[...replacement, ...decide.chosenFor(pengganti)].map(({ id, nama, kode, sks }) => (
                <MenuItem key={id} value={id}>
                  {nama} ({kode}, {sks} SKS)
                </MenuItem>
              ))}
            </TextField>
          ) : null}
          <TextField
            required
            label={say('Catatan')}
            multiline
            value={catatan}
            onChange={event => decide.change(row, { catatan: event.target.value })}
            error={problem.catatan !== undefined}
            helperText={problem.catatan}
            slotProps={{
              htmlInput: { maxLength: 300, 'aria-label': say('Catatan keputusan %{nama}', { nama: name }) },
            }}
          />
        </Box>
      ) : null}
    </CourseLine>
  );
}
