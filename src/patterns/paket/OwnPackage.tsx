import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PaketOptions } from '../../../resources/kit/index.ts';
import { messageOf } from '../../crud/errors.ts';
import { FieldCell } from '../../crud/FieldCell.tsx';
import { formatDecimal } from '../../crud/format.ts';
import { isEmpty } from '../record/source.ts';
import { PaketRead } from './PaketRead.tsx';
import { chosenPaket, usePaketView } from './view.ts';

/** The participation in context with its package: state, note, courses, result, and the next step to take. */
export function OwnPackage({ options }: { options: PaketOptions }) {
  const record = useRecordContext();
  const { data, error } = usePaketView(options, record ? { idPendaftarMbkm: String(record.id) } : null);
  if (!record) return null;
  const state = String(record.statusKonversi);
  const editable = options.open.includes(String(record.status)) && options.editable.includes(state);
  const paket = data ? chosenPaket(data) : undefined;
  const begun = (data?.awal.length ?? 0) > 0;
  return (
    <Paper variant="outlined" component="article" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', mb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h6" component="h2">
            <FieldCell source="idProgram" />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FieldCell source="idPeriode" />
            {isEmpty(record.namaMitra) ? null : (
              <>
                {' · '}
                <FieldCell source="namaMitra" />
              </>
            )}
          </Typography>
          {paket ? (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {paket.nama}
            </Typography>
          ) : null}
        </Box>
        <FieldCell source="statusKonversi" />
      </Stack>
      {state === 'revisi' && typeof record.catatanTerakhir === 'string' && record.catatanTerakhir ? (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          <AlertTitle>Perlu diperbaiki</AlertTitle>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{record.catatanTerakhir}</Box>
        </Alert>
      ) : null}
      {error ? (
        <Alert severity="error">{messageOf(error)}</Alert>
      ) : data ? (
        <PaketRead view={data} />
      ) : (
        <Skeleton variant="rounded" height={96} aria-label="Memuat paket" />
      )}
      {typeof record.ipsKonversi === 'number' ? (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          IPS konversi <strong className="angka">{formatDecimal(record.ipsKonversi, 2)}</strong>
        </Typography>
      ) : null}
      {editable ? (
        <Button
          variant="contained"
          component={Link}
          to={`${options.pickPath}?id=${record.id}`}
          sx={{ mt: 2, width: { xs: '100%', sm: 'auto' } }}
        >
          {state === 'revisi' ? 'Perbaiki paket' : begun ? 'Lanjutkan memilih' : 'Pilih mata kuliah'}
        </Button>
      ) : null}
    </Paper>
  );
}
