import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Difference, PreviewItem } from './types.ts';

interface Props {
  items: readonly PreviewItem[];
  mayApply: boolean;
  /** The row that is being applied. */
  applying: string | null;
  disabled: boolean;
  onApply: (item: PreviewItem) => void;
}

/** Rows of a preview with what would become of them: old → new. */
export function DifferenceTable({ items, mayApply, applying, disabled, onApply }: Props) {
  const hasActions = mayApply && items.some(({ statusBeda }) => statusBeda !== 'sama');
  return (
    <TableContainer>
      <Table size="small" aria-label="Beda data">
        <TableHead>
          <TableRow>
            <TableCell>Kunci</TableCell>
            <TableCell>Nama</TableCell>
            <TableCell>Perubahan</TableCell>
            {hasActions ? <TableCell align="right">Aksi</TableCell> : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(item => (
            <TableRow key={item.id} hover>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{item.kunci}</TableCell>
              <TableCell>
                {item.nama}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {item.jenis}
                </Typography>
              </TableCell>
              <TableCell>
                <Differences of={item} />
                {item.peringatan ? (
                  <Typography variant="body2" sx={{ color: 'warning.main', mt: 0.5 }}>
                    Perhatian: {item.peringatan}
                  </Typography>
                ) : null}
              </TableCell>
              {hasActions ? (
                <TableCell align="right">
                  <Button
                    size="small"
                    onClick={() => onApply(item)}
                    disabled={disabled || applying !== null}
                    loading={applying === item.id}
                    aria-label={`Terapkan ${item.kunci}`}
                  >
                    Terapkan
                  </Button>
                </TableCell>
              ) : null}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Differences({ of: { statusBeda, beda } }: { of: PreviewItem }) {
  if (statusBeda === 'hilang') return <>Tidak ada lagi di sumber; akan dinonaktifkan, bukan dihapus.</>;
  if (statusBeda === 'sama') return <>Tidak ada perubahan.</>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {beda.map(difference => (
        <li key={difference.label}>
          <OldAndNew {...difference} isNew={statusBeda === 'baru'} />
        </li>
      ))}
    </Box>
  );
}

function OldAndNew({ label, lama, baru, isNew }: Difference & { isNew: boolean }) {
  return (
    <Typography variant="body2" component="span">
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Box>
      {isNew ? null : (
        <>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {lama ?? '(kosong)'}
          </Box>
          <ArrowForward titleAccess="menjadi" sx={{ fontSize: 14, mx: 0.5, verticalAlign: 'middle' }} />
        </>
      )}
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {baru ?? '(kosong)'}
      </Box>
    </Typography>
  );
}
