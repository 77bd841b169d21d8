import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/HighlightOff';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HasilUndangan } from '../../../resources/riset/bacaan.ts';
import type { PastedLine } from './lines.ts';

interface Props {
  lines: readonly PastedLine[];
  found: HasilUndangan;
}

/** Every pasted line with the student's name, or why it cannot be registered. */
export function InviteResult({ lines, found }: Props) {
  const wrong = new Map(found.gagal.map(({ baris, pesan }) => [baris, pesan]));
  const names = new Map(found.berhasil.map(({ npm, nama }) => [npm, nama]));
  return (
    <Box
      component="ol"
      aria-label="Hasil pemeriksaan"
      sx={{ display: 'grid', gap: 0.75, listStyle: 'none', m: 0, p: 0 }}
    >
      {lines.map(({ npm }, i) => {
        const pesan = wrong.get(i + 1);
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it was pasted; the same number may stand twice.
            key={i}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: '22px minmax(0, 1fr)', gap: 1, alignItems: 'start' }}
          >
            {pesan ? (
              <CloseIcon color="error" titleAccess="Gagal" sx={{ fontSize: 20 }} />
            ) : (
              <CheckIcon color="success" titleAccess="Dapat didaftarkan" sx={{ fontSize: 20 }} />
            )}
            <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
              <span className="angka">{npm}</span> · {pesan ?? names.get(npm) ?? ''}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
