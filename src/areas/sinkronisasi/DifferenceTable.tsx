import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { BarisBeda, Beda } from '../../../resources/sinkronisasi/pratinjau.ts';
import { usePhone } from '../../platform/common/usePhone.ts';
import { ScrollRegion } from '../../platform/ui/ScrollRegion.tsx';

interface Props {
  items: readonly BarisBeda[];
  mayApply: boolean;
  /** The row that is being applied. */
  applying: string | null;
  disabled: boolean;
  onApply: (item: BarisBeda) => void;
}

/** Rows of a preview with what would become of them: old → new; on phones a card each. */
export function DifferenceTable(props: Props) {
  const phone = usePhone();
  const hasActions = props.mayApply && props.items.some(({ statusBeda }) => statusBeda !== 'sama');
  return phone ? <Cards {...props} hasActions={hasActions} /> : <Rows {...props} hasActions={hasActions} />;
}

function Rows({ hasActions, ...props }: Props & { hasActions: boolean }) {
  return (
    <ScrollRegion label="Beda data">
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
          {props.items.map(item => (
            <TableRow key={item.id} hover sx={{ '& > td': { py: 1, verticalAlign: 'top' } }}>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{item.kunci}</TableCell>
              <TableCell>
                {item.nama}
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {item.jenis}
                </Typography>
              </TableCell>
              <TableCell>
                <What item={item} />
              </TableCell>
              {hasActions ? (
                <TableCell align="right">
                  <Apply item={item} {...props} />
                </TableCell>
              ) : null}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}

function Cards({ hasActions, ...props }: Props & { hasActions: boolean }) {
  return (
    <Box component="ul" aria-label="Beda data" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {props.items.map(item => (
        <Box
          component="li"
          key={item.id}
          sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          <Typography sx={{ fontWeight: 600 }}>{item.nama}</Typography>
          <Typography variant="caption" component="div" className="angka" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {item.kunci} · {item.jenis}
          </Typography>
          <What item={item} />
          {hasActions ? (
            <Box sx={{ textAlign: 'right' }}>
              <Apply item={item} {...props} />
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}

function What({ item }: { item: BarisBeda }) {
  return (
    <>
      <Differences of={item} />
      {item.peringatan ? (
        <Typography variant="body2" sx={{ color: 'warning.main', mt: 0.5 }}>
          Perhatian: {item.peringatan}
        </Typography>
      ) : null}
    </>
  );
}

function Apply({ item, applying, disabled, onApply }: Props & { item: BarisBeda }) {
  return (
    <Button
      size="small"
      onClick={() => onApply(item)}
      disabled={disabled || applying !== null}
      loading={applying === item.id}
      aria-label={`Terapkan ${item.kunci}`}
    >
      Terapkan
    </Button>
  );
}

function Differences({ of: { statusBeda, beda } }: { of: BarisBeda }) {
  if (statusBeda === 'hilang') return <>Tidak ada lagi di sumber; akan dinonaktifkan, bukan dihapus.</>;
  if (statusBeda === 'sama') return <>Tidak ada perubahan.</>;
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        // A new row has all of its fields: side by side they stay readable.
        ...(statusBeda === 'baru' ? { columnWidth: 200, '& > li': { breakInside: 'avoid' } } : {}),
      }}
    >
      {beda.map(difference => (
        <li key={difference.label}>
          <OldAndNew {...difference} isNew={statusBeda === 'baru'} />
        </li>
      ))}
    </Box>
  );
}

function OldAndNew({ label, lama, baru, isNew }: Beda & { isNew: boolean }) {
  return (
    <Typography variant="body2" component="span">
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Box>
      {isNew ? null : (
        <>
          <Box component={lama === null ? 'span' : 'del'} sx={{ color: 'text.secondary' }}>
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
